import { useStore } from '@nanostores/react';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import { useMay, useStaffUser } from '../data/staff-user.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Paging } from '../lists/Paging.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useLastPage } from '../lists/use-last-page.ts';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { FailedSchedulesNotice } from '../schedule/list/FailedSchedulesNotice.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleFilters } from './ArticleFilters.tsx';
import { $articleFilters, $articles } from './articles.ts';
import { RemotePicturesNotice } from './RemotePicturesNotice.tsx';
import { BulkBar } from './selection/BulkBar.tsx';
import { BulkReport } from './selection/BulkReport.tsx';
import { countOf, WRITER_ACTIONS } from './selection/bulk-report.ts';
import { useSelectionOfList } from './selection/use-selection-of-list.ts';
import { UnsavedNotice } from './UnsavedNotice.tsx';

export function ArticlesTab() {
  return (
    <section aria-label="Articles">
      <div className="mb-5 flex flex-wrap items-start gap-3">
        <ArticleFilters />
        <a href={paths.editor('new')} className={`${button('primary', 'small')} max-sm:w-full`}>
          New Article
        </a>
      </div>
      <FailedSchedulesNotice />
      <UnsavedNotice />
      <RemotePicturesNotice />
      <BulkReport />
      <ArticleList />
      <p className="mt-5 text-sm text-ink-soft">
        Scheduled articles are in the <a href={paths.schedule}>schedule</a>. Deleted articles are in the{' '}
        <a href={paths.bin}>bin</a> for 30 days.
      </p>
    </section>
  );
}

function ArticleList() {
  const { data, error, loading } = useStore($articles);
  const shown = usePreviousValue(data);
  const isSlow = useDelayedPending(loading);
  const { page, state, search, type, category } = useStore($articleFilters);
  // With other filters there may be schedules that they leave out.
  const isScheduled = state === 'scheduled' && !search && type === 'all' && category === 'all';
  useLastPage(page, data?.totalPages);
  useRestoredPosition(data !== undefined);
  useSelectionOfList(data?.articles);
  const { id: userId } = useStaffUser();
  const mayPublish = useMay('articles.publish');
  if (error) return <LoadError what="the articles" error={error} onRetry={() => $articles.revalidate()} />;
  if (!shown) return <Skeletons label="Loading articles" className="space-y-3" itemClassName="h-28" />;
  if (shown.articles.length === 0) {
    return isScheduled ? (
      <EmptyState title="Nothing is scheduled" hint="Open an article and choose “Schedule…” in its publish settings." />
    ) : (
      <EmptyState title="No articles found" hint="Try another search or filter, or write a new article." />
    );
  }
  return (
    <div aria-busy={loading} className={`[overflow-anchor:none] ${isSlow ? 'opacity-60' : ''}`}>
      <BulkBar
        articles={
          mayPublish
            ? shown.articles
            : shown.articles.filter(({ createdBy, isPublished }) => createdBy === userId && !isPublished)
        }
        count={countOf(shown.total)}
        {...(!mayPublish && WRITER_ACTIONS)}
      />
      <ul className="divide-y divide-linen/50 rounded-b-sm border border-linen/60 bg-surface">
        {shown.articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ul>
      <Paging of="articles" page={shown.page} totalPages={shown.totalPages} />
    </div>
  );
}
