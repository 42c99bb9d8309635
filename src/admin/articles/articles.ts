import { computed } from 'nanostores';
import { ADMIN_PAGE_SIZE } from '../../shared/constants.ts';
import type { AdminArticlePage, RemotePictures } from '../../shared/contract/articles.ts';
import { wholeNumber } from '../../shared/whole-number.ts';
import { createFetcherStore } from '../../ui/data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { $queryParams } from '../frame/query-params.ts';

/** The beginning of the key of every page of articles. */
export const ARTICLES = 'articles?';

/** What the address asks for; values that make no sense count as absent. */
export const $articleFilters = computed($queryParams, (address) => {
  const page = wholeNumber(address.get('page') ?? '') ?? 1;
  const type = address.get('type');
  return {
    page: page > 0 && page <= 1_000_000 ? page : 1,
    search: (address.get('search') ?? '').slice(0, 200),
    type: type === 'article' || type === 'video' ? type : 'all',
    category: address.get('category') ?? 'all',
  };
});

const $query = computed($articleFilters, (filters) =>
  new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)])).toString(),
);

/** The articles that show pictures of other websites; fetched again with the pages of articles. */
export const $remotePictures = createFetcherStore<RemotePictures>([ARTICLES, 'remote-pictures'], {
  fetcher: () => staffCall('GET /api/admin/remote-pictures', {}),
});

/** The page of articles that the address asks for. */
export const $articles = createFetcherStore<AdminArticlePage>([ARTICLES, $query], {
  fetcher: (_, query) =>
    staffCall('GET /api/admin/articles', {
      query: { ...Object.fromEntries(new URLSearchParams(String(query))), limit: ADMIN_PAGE_SIZE } as never,
    }),
});
