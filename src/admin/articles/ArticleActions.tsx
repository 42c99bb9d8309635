import { useState } from 'react';
import type { AdminArticle } from '../../shared/contract/articles.ts';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { reasonOf } from '../data/reason.ts';
import { staffCall } from '../data/staff-call.ts';
import { useChange } from '../data/use-change.ts';
import { useSlow } from '../data/use-slow.ts';
import { ARTICLES } from './articles.ts';

/** Edit, Publish or Unpublish, and Delete after a question (§2, §4, §8). */
export function ArticleActions({ article: { id, title, isPublished } }: { article: AdminArticle }) {
  const [isAsking, setAsking] = useState(false);
  const publication = useChange({
    run: () => staffCall(`POST /api/admin/articles/:id/${isPublished ? 'unpublish' : 'publish'}`, { params: { id } }),
    refreshes: ARTICLES,
    onDone: () => showToast({ title: 'Article updated successfully' }),
    onError: (error) => showToast({ title: 'Failed to update article', description: reasonOf(error), tone: 'danger' }),
  });
  const deletion = useChange({
    run: () => staffCall('DELETE /api/admin/articles/:id', { params: { id } }),
    refreshes: ARTICLES,
    onDone: () => {
      showToast({ title: 'Article deleted successfully' });
      // The card that had the focus is gone.
      document.getElementById('main')?.focus();
    },
    onError: (error) => showToast({ title: 'Failed to delete article', description: reasonOf(error), tone: 'danger' }),
  });
  const isBusy = publication.isPending || deletion.isPending;
  const isSlow = useSlow(isBusy);
  return (
    <div
      aria-busy={isBusy}
      className={`col-span-full -mx-2 flex flex-wrap gap-x-1 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mx-0 ${isSlow ? 'opacity-50' : ''}`}
    >
      <a href={paths.editor(id)} className={button('quiet', 'small')}>
        Edit<span className="sr-only"> {title}</span>
      </a>
      <button
        type="button"
        className={`${button('quiet', 'small')} lg:min-w-28`}
        onClick={() => void publication.run()}
      >
        {isPublished ? 'Unpublish' : 'Publish'}
        <span className="sr-only"> {title}</span>
      </button>
      <button type="button" className={`${button('quiet', 'small')} text-danger`} onClick={() => setAsking(true)}>
        Delete<span className="sr-only"> {title}</span>
      </button>
      <ConfirmDialog
        open={isAsking}
        title="Delete this article?"
        description={`“${title}” will be deleted for good. This cannot be undone.`}
        confirmLabel="Delete"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void deletion.run();
        }}
      />
    </div>
  );
}
