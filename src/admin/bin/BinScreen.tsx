import { useStore } from '@nanostores/react';
import { paths } from '../../shared/paths.ts';
import type { ScreenModule } from '../app/screens.ts';
import { useMay } from '../data/staff-user.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Paging } from '../lists/Paging.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useLastPage } from '../lists/use-last-page.ts';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { BinnedArticle } from './BinnedArticle.tsx';
import { $bin, $binPage, binAt } from './bin.ts';
import { EmptyBin } from './EmptyBin.tsx';

/** Deleted articles, to restore them. */
function BinScreen() {
  return (
    <>
      <a href={paths.dashboard} className="inline-flex min-h-10 items-center text-sm text-ink-soft underline-offset-4">
        <span aria-hidden="true">←&nbsp;</span>Back to the articles
      </a>
      <h1 className="mt-1 text-2xl">Bin</h1>
      <p className="mt-1 mb-6 max-w-prose text-sm text-ink-soft">
        Deleted articles stay here for 30 days. Restored, they have their history and their address again, and readers
        see those that were published.
      </p>
      <BinList />
    </>
  );
}

export const screen: ScreenModule = { Screen: BinScreen, queries: (_, params) => [binAt(params)] };

function BinList() {
  const { data, error, loading } = useStore($bin);
  const shown = usePreviousValue(data);
  const isSlow = useDelayedPending(loading);
  const mayEmpty = useMay('articles.write');
  useLastPage(useStore($binPage), data?.totalPages);
  useRestoredPosition(data !== undefined);
  if (error) return <LoadError what="the bin" error={error} onRetry={() => $bin.revalidate()} />;
  if (!shown) return <Skeletons label="Loading the bin" className="space-y-3" itemClassName="h-20" />;
  if (shown.articles.length === 0) return <EmptyState title="The bin is empty" />;
  return (
    <div aria-busy={loading} className={isSlow ? 'opacity-60' : ''}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-t-sm border border-b-0 border-linen/60 bg-surface py-1 pr-1 pl-4">
        <p role="status" className="text-sm">
          {shown.total === 1 ? '1 article' : `${shown.total} articles`}
          {shown.totalPages > 1 && <span className="sr-only">, page {shown.page}</span>}
        </p>
        {shown.newest && mayEmpty && <EmptyBin total={shown.total} newest={shown.newest} />}
      </div>
      <ul className="divide-y divide-linen/50 rounded-b-sm border border-linen/60 bg-surface">
        {shown.articles.map((article) => (
          <BinnedArticle key={article.id} article={article} />
        ))}
      </ul>
      <Paging of="the bin" page={shown.page} totalPages={shown.totalPages} />
    </div>
  );
}
