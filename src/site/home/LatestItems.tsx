import { useStore } from '@nanostores/react';
import { call } from '../../shared/api-client.ts';
import { HOME_MAGAZINE_ITEMS } from '../../shared/constants.ts';
import type { PublicArticlePage } from '../../shared/contract/articles/articles.ts';
import { tolerateForeignChanges } from '../../ui/islands/foreign-changes.ts';
import { createFetcherStore } from '../../ui/query-cache.ts';
import { HighlightItem, SmallItem } from './LatestItem.tsx';

tolerateForeignChanges();

/** On failure nothing is shown: the link to the magazine above the items remains. */
export function LatestItems() {
  const { data, error } = useStore($latest);
  if (error) return null;
  if (data?.articles.length === 0) return <p className="text-lg text-ink-soft">Geen artikelen beschikbaar</p>;
  const [first, ...others] = data?.articles ?? [undefined, undefined, undefined];
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" aria-busy={!data}>
      {!data && <p className="sr-only">Artikelen worden geladen</p>}
      <HighlightItem item={first} />
      <div className="grid grid-cols-1 content-start gap-8 lg:grid-rows-2 lg:gap-0">
        {others.map((item, index) => (
          <SmallItem key={item?.id ?? index} item={item} />
        ))}
      </div>
    </div>
  );
}

const $latest = createFetcherStore<PublicArticlePage>(['/api/articles', `?limit=${HOME_MAGAZINE_ITEMS}`], {
  fetcher: () =>
    call('GET /api/articles', { query: { limit: HOME_MAGAZINE_ITEMS } }).catch((cause: unknown) => {
      throw new Error('Failed to fetch articles', { cause });
    }),
});
