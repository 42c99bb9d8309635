import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import { formatDateTime } from '../data/format-date.ts';
import { useMay, useStaffUser } from '../data/staff-user.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { $beingRemoved, placeOf } from '../editor/unsaved-text/keys.ts';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Paging, useLastPage } from '../lists/Paging.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { FailedSchedulesNotice } from '../schedule/FailedSchedulesNotice.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleFilters } from './ArticleFilters.tsx';
import { ArticleTitle } from './ArticleTitle.tsx';
import { ArticleViews } from './ArticleViews.tsx';
import { $articleFilters, $articles, $remotePictures, $unsavedArticles } from './articles.ts';
import { BulkBar } from './selection/BulkBar.tsx';
import { BulkReport } from './selection/BulkReport.tsx';
import { WRITER_ACTIONS } from './selection/bulk-report.ts';
import { useSelectionOfList } from './selection/selection.ts';
import { t } from './words.ts';

export function ArticlesTab() {
  return (
    <section aria-label={t('Articles')}>
      <ArticleViews open="List" />
      <div className="mb-5 flex flex-wrap items-start gap-3">
        <ArticleFilters />
        <a href={paths.editor('new')} className={`${button('primary', 'small')} max-sm:w-full`}>
          {t('New Article')}
        </a>
      </div>
      <FailedSchedulesNotice />
      <UnsavedNotice />
      <RemotePicturesNotice />
      <BulkReport />
      <ArticleList />
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
  if (error && !data)
    return <LoadError what={t('the articles')} error={error} onRetry={() => $articles.revalidate()} />;
  if (!shown) return <Skeletons label={t('Loading articles')} className="space-y-3" itemClassName="h-28" />;
  if (shown.articles.length === 0) {
    return isScheduled ? (
      <EmptyState
        title={t('Nothing is scheduled')}
        hint={t('Open an article and choose “Schedule…” in its publish settings.')}
      />
    ) : (
      <EmptyState title={t('No articles found')} hint={t('Try another search or filter, or write a new article.')} />
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
        count={t('{count} article|{count} articles', { count: shown.total })}
        {...(!mayPublish && { selectLabel: t('Select all your drafts on this page'), actions: WRITER_ACTIONS })}
      />
      <ul
        data-leads-to={paths.editor('new')}
        className="divide-y divide-linen/50 rounded-b-sm border border-linen/60 bg-surface"
      >
        {shown.articles.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ul>
      <Paging of={t('articles')} page={shown.page} totalPages={shown.totalPages} />
    </div>
  );
}

/** Lists the articles whose pictures load from other websites, which then see the reader's IP address. */
function RemotePicturesNotice() {
  const { data } = useStore($remotePictures);
  if (!data || data.total === 0) return null;
  const { total, articles } = data;
  return (
    <details className="mb-5 rounded-xs border border-linen/60 bg-plaster text-sm">
      <summary className="min-h-11 px-4 py-2.5">
        {t('{count} article shows pictures from other websites|{count} articles show pictures from other websites', {
          count: total,
        })}
      </summary>
      <div className="px-4 pb-3">
        <p className="max-w-3xl">
          {t(
            'Each reader’s browser fetches them there, which shows those websites the reader’s internet address. Open the article and choose “Copy to this site”.',
          )}
        </p>
        <ul className="mt-2">
          {articles.map(({ id, title, language, isPublished, hosts }) => (
            <li key={id} className="py-1.5 break-words">
              <a className="underline underline-offset-4" href={paths.editor(id)}>
                <ArticleTitle language={language} title={title} />
              </a>
              <span className="text-ink-soft">
                {isPublished ? '' : ` (${t('draft')})`}: {hosts.join(', ')}
              </span>
            </li>
          ))}
        </ul>
        {total > articles.length && (
          <p className="mt-1">{t('And {count} more.', { count: total - articles.length })}</p>
        )}
      </div>
    </details>
  );
}

/** Links to the user's unsaved texts, from any device. */
function UnsavedNotice() {
  const { data } = useStore($unsavedArticles);
  const removed = useRemoved(data).map((key) => placeOf(key)?.articleId);
  const articles = data?.articles.filter(({ articleId }) => !removed.includes(articleId)) ?? [];
  if (articles.length === 0) return null;
  return (
    <section
      aria-label={t('Unsaved text')}
      className="mb-5 rounded-xs border border-linen/60 bg-surface px-4 py-2.5 text-sm"
    >
      <p>
        {t('You have unsaved text in {count} article:|You have unsaved text in {count} articles:', {
          count: articles.length,
        })}
      </p>
      <ul className="max-h-48 overflow-y-auto">
        {articles.map(({ articleId, title, language, at }) => (
          <li key={articleId} className="py-1 break-words">
            <a className="underline underline-offset-4" href={paths.editor(articleId === 0 ? 'new' : articleId)}>
              {title ? <ArticleTitle language={language} title={title} /> : untitled(articleId)}
            </a>{' '}
            <span className="tabular-figures text-ink-soft">{formatDateTime(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The texts that are being removed, or were removed after the list was fetched. */
function useRemoved(list: unknown): readonly string[] {
  const removing = useStore($beingRemoved);
  const [last, setLast] = useState({ list, removing });
  const isNew = removing.length > 0 && (last.list !== list || last.removing !== removing);
  if (isNew) setLast({ list, removing });
  return removing.length === 0 && last.list === list ? last.removing : removing;
}

const untitled = (articleId: number) => (articleId === 0 ? t('A new article') : t('An article without a title'));
