import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { useState } from 'react';
import { ADMIN_PAGE_SIZE } from '../../shared/constants.ts';
import type { Bin, BinnedArticle } from '../../shared/contract/articles/bin.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import type { ScreenModule } from '../app/screens.ts';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { ArticleViews } from '../articles/ArticleViews.tsx';
import { $articleCounts, useArticleRights } from '../articles/articles.ts';
import { errorMessage } from '../data/error-message.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMay } from '../data/staff-user.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { useMutation } from '../data/use-mutation.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { ActionLabel } from '../lists/ActionLabel.tsx';
import { Actions } from '../lists/Actions.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Paging, useLastPage } from '../lists/Paging.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { $binParams, pageOf } from '../navigation/query-params.ts';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { BinTimes } from './BinTimes.tsx';
import { restoreArticles } from './restore-articles.ts';
import { t } from './words.ts';

/** Deleted articles, to restore them. */
function BinScreen() {
  return (
    <>
      <ArticleViews open="Bin" />
      <h1 className="text-2xl">{t('Bin')}</h1>
      <p className="mt-1 mb-6 max-w-prose text-sm text-ink-soft">
        {t(
          'Deleted articles stay here for 30 days. Restored, they have their history and their address again, and readers see those that were published.',
        )}
      </p>
      <BinList />
    </>
  );
}

export const screen: ScreenModule = { Screen: BinScreen, queries: (_, params) => [binAt(params), $articleCounts] };

function BinList() {
  const { data, error, loading } = useStore($bin);
  const shown = usePreviousValue(data);
  const isSlow = useDelayedPending(loading);
  const mayEmpty = useMay('articles.write');
  useLastPage(useStore($binPage), data?.totalPages);
  useRestoredPosition(data !== undefined);
  if (error && !data) return <LoadError what={t('the bin')} error={error} onRetry={() => $bin.revalidate()} />;
  if (!shown) return <Skeletons label={t('Loading the bin')} className="space-y-3" itemClassName="h-20" count={2} />;
  if (shown.articles.length === 0) return <EmptyState title={t('The bin is empty')} />;
  return (
    <div aria-busy={loading} className={isSlow ? 'opacity-60' : ''}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-t-sm border border-b-0 border-linen/60 bg-surface py-1 pr-1 pl-4">
        <p role="status" className="text-sm">
          {t('{count} article|{count} articles', { count: shown.total })}
          {shown.totalPages > 1 && <span className="sr-only">{t(', page {page}', { page: shown.page })}</span>}
        </p>
        {shown.newest && mayEmpty && <EmptyBin total={shown.total} newest={shown.newest} />}
      </div>
      <ul className="divide-y divide-linen/50 rounded-b-sm border border-linen/60 bg-surface">
        {shown.articles.map((article) => (
          <BinEntry key={article.id} article={article} />
        ))}
      </ul>
      <Paging of={t('the bin')} page={shown.page} totalPages={shown.totalPages} />
    </div>
  );
}

/** `newest` is the time of the last deletion: later deletions stay. */
function EmptyBin({ total, newest }: { total: number; newest: string }) {
  const [isAsking, setAsking] = useState(false);
  const emptying = useMutation({
    run: () => staffCall('DELETE /api/admin/bin', { query: { until: newest } }),
    refreshes: [['bin']],
    onDone: () => showToast({ title: t('The bin was emptied') }),
    onError: (error) =>
      showToast({ title: t('Failed to empty the bin'), description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <Actions isBusy={emptying.isPending}>
      <button type="button" className={button('quiet-danger', 'small')} onClick={() => setAsking(true)}>
        {t('Empty the bin')}
      </button>
      <ConfirmDialog
        open={isAsking}
        title={t('Empty the bin?')}
        description={t(
          '{count} article and all its versions will be deleted for good. This cannot be undone.|{count} articles and all their versions will be deleted for good. This cannot be undone.',
          { count: total },
        )}
        confirmLabel={t('Delete for good')}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void emptying.run();
        }}
      />
    </Actions>
  );
}

const fetchPage = (page: number): Promise<Bin> =>
  staffCall('GET /api/admin/bin', { query: { page, limit: ADMIN_PAGE_SIZE } });

const $binPage = computed($binParams, pageOf);

/** The page of the bin that is shown. */
const $bin = createQuery(['bin', $binPage], (_bin, page) => fetchPage(page));

/** The page of the bin at an address. */
const binAt = (params: URLSearchParams): Query<Bin> =>
  createQuery(['bin', pageOf(params)], (_bin, page) => fetchPage(page));

function BinEntry({ article }: { article: BinnedArticle }) {
  const { title, language, isPublished, deletedAt, deletedBy, expiresAt } = article;
  return (
    <li>
      <article
        aria-label={title}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4 py-3 sm:flex-nowrap sm:justify-between"
      >
        <div className="min-w-0">
          <h2 className="font-sans text-sm leading-snug font-medium tracking-normal wrap-anywhere">
            <ArticleTitle language={language} title={title} />
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere text-xs text-ink-soft">
            <span className={badge(isPublished ? 'success' : 'draft')}>
              {t(isPublished ? 'Was published' : 'Was a draft')}
            </span>
            <BinTimes deletedAt={deletedAt} expiresAt={expiresAt} by={deletedBy?.name} />
          </p>
        </div>
        <BinActions article={article} />
      </article>
    </li>
  );
}

function BinActions({ article }: { article: BinnedArticle }) {
  const { id, language, title } = article;
  const name = <ArticleTitle language={language} title={title} />;
  const { mayChange } = useArticleRights(article);
  const mayDelete = useMay('articles.write');
  const restoring = useMutation({ run: () => restoreArticles([id]), onError: () => {} });
  const deletion = useMutation({
    run: () => staffCall('DELETE /api/admin/bin/:id', { params: { id } }),
    refreshes: [['bin']],
    onDone: () => showToast({ title: t('Article deleted for good') }),
    onError: (error) =>
      showToast({ title: t('Failed to delete article'), description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <Actions isBusy={restoring.isPending || deletion.isPending} className="-mx-3 flex-wrap sm:mx-0 sm:shrink-0">
      {mayChange && (
        <button type="button" className={button('quiet', 'small')} onClick={() => void restoring.run()}>
          <ActionLabel label={t('Restore')} name={name} />
        </button>
      )}
      {mayDelete && (
        <DeleteButton
          label={t('Delete for good')}
          name={name}
          question={t('Delete this article for good?')}
          consequence={t.rich('“{name}” and all its versions will be deleted for good. This cannot be undone.', {
            name,
          })}
          onDelete={() => void deletion.run()}
        />
      )}
    </Actions>
  );
}
