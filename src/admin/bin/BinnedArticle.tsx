import type { BinnedArticle as Binned } from '../../shared/contract/articles/bin.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { useArticleRights } from '../articles/use-article-rights.ts';
import { errorMessage } from '../data/error-message.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMay } from '../data/staff-user.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Actions } from '../lists/Actions.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { BinTimes } from './BinTimes.tsx';
import { restoreArticles } from './restore-articles.ts';

export function BinnedArticle({ article }: { article: Binned }) {
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
              {isPublished ? 'Was published' : 'Was a draft'}
            </span>
            <BinTimes deletedAt={deletedAt} expiresAt={expiresAt} by={deletedBy?.name} />
          </p>
        </div>
        <BinActions article={article} />
      </article>
    </li>
  );
}

function BinActions({ article }: { article: Binned }) {
  const { id, language, title } = article;
  const name = <ArticleTitle language={language} title={title} />;
  const { mayChange } = useArticleRights(article);
  const mayDelete = useMay('articles.write');
  const restoring = useMutation({ run: () => restoreArticles([id]), onError: () => {} });
  const deletion = useMutation({
    run: () => staffCall('DELETE /api/admin/bin/:id', { params: { id } }),
    refreshes: [['bin']],
    onDone: () => showToast({ title: 'Article deleted for good' }),
    onError: (error) =>
      showToast({ title: 'Failed to delete article', description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <Actions isBusy={restoring.isPending || deletion.isPending} className="-mx-3 flex-wrap sm:mx-0 sm:shrink-0">
      {mayChange && (
        <button type="button" className={button('quiet', 'small')} onClick={() => void restoring.run()}>
          Restore<span className="sr-only"> {name}</span>
        </button>
      )}
      {mayDelete && (
        <DeleteButton
          label="Delete for good"
          name={name}
          question="Delete this article for good?"
          consequence={<>“{name}” and all its versions will be deleted for good. This cannot be undone.</>}
          onDelete={() => void deletion.run()}
        />
      )}
    </Actions>
  );
}
