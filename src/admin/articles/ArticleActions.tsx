import type { AdminArticle } from '../../shared/contract/articles/articles.ts';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { undoDeletion } from '../bin/restore-articles.ts';
import { errorDetail } from '../data/error-message.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Actions } from '../lists/Actions.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';

export function ArticleActions({ article: { id, title, isPublished } }: { article: AdminArticle }) {
  const publication = useMutation({
    run: () => staffCall(`POST /api/admin/articles/:id/${isPublished ? 'unpublish' : 'publish'}`, { params: { id } }),
    refreshes: [['articles'], ['article', id]],
    onDone: () => showToast({ title: 'Article updated successfully' }),
    onError: (error) =>
      showToast({ title: 'Failed to update article', description: errorDetail(error), tone: 'danger' }),
  });
  const deletion = useMutation({
    run: () => staffCall('DELETE /api/admin/articles/:id', { params: { id } }),
    refreshes: [['articles'], ['article', id], ['bin']],
    onDone: () => showToast({ title: 'Article deleted successfully', action: undoDeletion([id]) }),
    onError: (error) =>
      showToast({ title: 'Failed to delete article', description: errorDetail(error), tone: 'danger' }),
  });
  return (
    <Actions
      isBusy={publication.isPending || deletion.isPending}
      className="col-span-full -mx-4 -mb-2 flex-wrap sm:col-span-1 sm:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:mb-0 lg:gap-x-1"
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
      <DeleteButton
        name={title}
        question="Delete this article?"
        consequence={`“${title}” goes to the bin. You can restore it for 30 days.`}
        onDelete={() => void deletion.run()}
      />
    </Actions>
  );
}
