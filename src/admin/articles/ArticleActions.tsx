import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { ApiError, call } from '../../shared/api-client.ts';
import type { ListedArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import type { LinkedFrom } from '../../shared/contract/link-checks.ts';
import { paths } from '../../shared/paths.ts';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { undoDeletion } from '../bin/restore-articles.ts';
import { RefusedDialog } from '../dangers/RefusedDialog.tsx';
import { errorMessage } from '../data/error-message.ts';
import { createQuery, type Query, refreshAfterFailure } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Actions } from '../lists/Actions.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { ArticleTitle } from './ArticleTitle.tsx';
import { useArticleRights } from './use-article-rights.ts';

export function ArticleActions({ article }: { article: ListedArticle }) {
  const { id, title, language, isPublished, draftChanges } = article;
  const name = <ArticleTitle language={language} title={title} />;
  const { mayPublish, mayWrite, mayChange } = useArticleRights(article);
  const [dangers, setDangers] = useState<ApiError['dangers']>([]);
  const tell = (what: string, error: unknown) => {
    if (error instanceof ApiError && error.dangers.length > 0) setDangers(error.dangers);
    else showToast({ title: what, description: errorMessage(error), tone: 'danger' });
  };
  const publication = useMutation({
    run: () => staffCall(`POST /api/admin/articles/:id/${isPublished ? 'unpublish' : 'publish'}`, { params: { id } }),
    refreshes: [['articles'], ['article', id]],
    onDone: async () => {
      const text = draftChanges && 'The draft changes are its text now';
      const links = isPublished ? await deadLinksNote(id) : undefined;
      showToast({ title: 'Article updated successfully', description: [text, links].filter(Boolean).join('. ') });
    },
    onError: (error) => tell('Failed to update article', error),
  });
  const changes = useMutation({
    run: (draft: number) =>
      staffCall('POST /api/admin/articles/:id/draft-changes/publish', { params: { id }, body: { draft } }),
    refreshes: [['articles'], ['article', id]],
    onDone: () =>
      showToast({ title: 'Article updated successfully', description: 'Readers see the draft changes now' }),
    onError: (error) => {
      tell('Failed to publish the changes', error);
      refreshAfterFailure(error, ['articles'], ['article', id]);
    },
  });
  const deletion = useMutation({
    run: () => staffCall('DELETE /api/admin/articles/:id', { params: { id } }),
    refreshes: [['articles'], ['article', id], ['bin']],
    onDone: () => showToast({ title: 'Article deleted successfully', action: undoDeletion([id]) }),
    onError: (error) =>
      showToast({ title: 'Failed to delete article', description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <Actions
      isBusy={publication.isPending || changes.isPending || deletion.isPending}
      className="col-span-full -mx-4 -mb-2 flex-wrap sm:col-span-1 sm:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:mb-0 lg:gap-x-1"
    >
      <a href={paths.editor(id)} className={button('quiet', 'small')}>
        {mayWrite ? 'Edit' : 'Read'}
        <span className="sr-only"> {name}</span>
      </a>
      {draftChanges && mayPublish && (
        <button
          type="button"
          className={button('quiet', 'small')}
          onClick={() => void changes.run(draftChanges.number)}
        >
          Publish changes<span className="sr-only"> of {name}</span>
        </button>
      )}
      {mayPublish && (
        <button
          type="button"
          className={`${button('quiet', 'small')} lg:min-w-28`}
          onClick={() => void publication.run()}
        >
          {isPublished ? 'Unpublish' : 'Publish'}
          <span className="sr-only"> {name}</span>
        </button>
      )}
      {mayChange && (
        <DeleteButton
          name={name}
          question="Delete this article?"
          consequence={
            <>
              “{name}” goes to the bin. You can restore it for 30 days.
              {isPublished && <DeadLinksAhead id={id} />}
            </>
          }
          onDelete={() => void deletion.run()}
        />
      )}
      <RefusedDialog article={article} dangers={dangers} onClose={() => setDangers([])} />
    </Actions>
  );
}

/** Says which texts link to a published article, before it is deleted. */
function DeadLinksAhead({ id }: { id: number }) {
  const { data } = useStore(useMemo(() => linkedFromQuery(id), [id]));
  const names = data && namesOf(data);
  return (
    <span role="status" className="block wrap-anywhere not-empty:mt-3">
      {names && `Readers will find a dead link to it in ${names}.`}
    </span>
  );
}

const LINKED_FROM = 'GET /api/admin/articles/:id/linked-from';

/** The published texts that link to an article. */
const linkedFromQuery = (id: number): Query<LinkedFrom> =>
  createQuery(['articles', 'linked-from', id], () => staffCall(LINKED_FROM, { params: { id } }), {
    isShortLived: true,
  });

/** The message that the article is unpublished waits no longer: To do lists the links too. */
const WAIT_MS = 2000;

/** For an article that was unpublished. Undefined when nothing links to it, or when that is unknown. */
async function deadLinksNote(id: number): Promise<string | undefined> {
  const linking = await call(LINKED_FROM, { params: { id } }, { signal: AbortSignal.timeout(WAIT_MS) }).catch(
    () => undefined,
  );
  const names = linking && namesOf(linking);
  return names && `Links to it are dead now, in ${names}. To do lists them.`;
}

const MOST_NAMES = 3;
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The first names, as a part of a sentence; empty when nothing links to the article. */
function namesOf({ articles, pages }: LinkedFrom): string {
  const names = [...articles.map(({ title }) => `“${title}”`), ...pages];
  const isLong = names.length > MOST_NAMES;
  return list.format([...names.slice(0, MOST_NAMES), ...(isLong ? ['others'] : [])]);
}
