import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { ApiError, call } from '../../shared/api-client.ts';
import { EXCERPT_FALLBACK, TITLE_MAX_LENGTH } from '../../shared/constants.ts';
import type { AdminArticle } from '../../shared/contract/articles/articles.ts';
import type { ListedArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import type { LinkedFrom } from '../../shared/contract/link-checks.ts';
import { displayDate } from '../../shared/dates/dates.ts';
import { paths } from '../../shared/paths.ts';
import { excerptOf, firstOf } from '../../shared/text/text.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { undoDeletion } from '../bin/restore-articles.ts';
import { errorMessage } from '../data/error-message.ts';
import { formatDate } from '../data/format-date.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { REVIEW_LABELS, reviewBadge } from '../editor/review/labels.ts';
import { hidden, listed } from '../language/words.tsx';
import { ActionLabel } from '../lists/ActionLabel.tsx';
import { Actions } from '../lists/Actions.tsx';
import { DeleteButton } from '../lists/DeleteButton.tsx';
import { useRestoredFocus } from '../lists/restored-focus.ts';
import { navigate } from '../navigation/navigate.ts';
import { useOnDemand } from '../navigation/on-demand.ts';
import { ScheduleBadge } from '../schedule/ScheduleBadge.tsx';
import { StoredImage } from '../uploads/StoredImage.tsx';
import { ArticleTitle } from './ArticleTitle.tsx';
import { useArticleRights } from './articles.ts';
import { Checkbox } from './selection/Checkbox.tsx';
import { $selection, deselect, select } from './selection/selection.ts';
import { viewOnWebsite, WebsiteLink } from './WebsiteLink.tsx';
import { t } from './words.ts';

export function ArticleCard({ article }: { article: ListedArticle }) {
  const { title, isPublished, type, category, author } = article;
  const card = useRestoredFocus('article', article.id);
  return (
    <li>
      <article
        ref={card}
        tabIndex={-1}
        aria-label={title}
        className="relative grid grid-cols-[min(4.5rem,19vw)_minmax(0,1fr)] gap-x-[min(--spacing(4),4vw)] gap-y-2.5 p-4 pr-[min(--spacing(4),4vw)] pl-[min(--spacing(12),13vw)] sm:gap-y-1.5 lg:grid-cols-[6rem_1fr_auto] lg:items-center"
      >
        <SelectArticle article={article} />
        <StoredImage
          source={article.image}
          className="aspect-[4/3] w-full self-start sm:row-span-2 rounded-xs bg-plaster object-cover"
        />
        <div className="min-w-0">
          <h2 className="font-sans text-sm leading-snug font-medium tracking-normal">
            <a href={paths.editor(article.id)} className="no-underline hover:underline">
              <ArticleTitle language={article.language} title={title} />
            </a>
          </h2>
          <p lang={article.language} className="mt-0.5 line-clamp-2 text-xs text-ink-soft max-sm:hidden">
            {excerptOf(article, EXCERPT_FALLBACK.admin)}
          </p>
        </div>
        <p className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere text-xs text-ink-soft sm:col-span-1 sm:col-start-2 lg:col-start-2">
          <span className={badge(article.handIn ? 'neutral' : isPublished ? 'success' : 'draft')}>
            {stateOf(article)}
          </span>
          <ScheduleBadge schedule={article.schedule} />
          <ReviewBadge {...article} />
          <span>{type === 'video' ? t('Video') : t('Article')}</span>
          <span lang="nl">{category}</span>
          <span>{author}</span>
          <time dateTime={displayDate(article)} className="tabular-figures">
            {formatDate(displayDate(article))}
          </time>
        </p>
        <ArticleActions article={article} />
      </article>
    </li>
  );
}

function stateOf({ isPublished, draftChanges, handIn }: ListedArticle): string {
  const more = handIn ? t(HAND_IN_WORDS[handIn]) : isPublished && draftChanges && t('draft changes');
  return [isPublished ? t('Published') : t('Draft'), more].filter(Boolean).join(' · ');
}

const HAND_IN_WORDS = { 'handed-in': 'handed in', 'given-back': 'given back' } as const;

/** Hidden for an article that was never published and never reviewed. */
function ReviewBadge({ review, isPublished }: Pick<ListedArticle, 'review' | 'isPublished'>) {
  if (review === 'none' && !isPublished) return null;
  return <span className={reviewBadge(review)}>{t(REVIEW_LABELS[review])}</span>;
}

/** Nothing for an article that the user may not change. */
function SelectArticle({ article }: { article: AdminArticle }) {
  const selection = useStore($selection);
  const { mayChange } = useArticleRights(article);
  if (!mayChange) return null;
  return (
    <Checkbox
      label={t('Select {title}', { title: article.title })}
      className="absolute top-2.5 left-1 lg:inset-y-0 lg:my-auto"
      checked={selection.has(article.id)}
      onChange={(isChecked) => (isChecked ? select([article]) : deselect([article.id]))}
    />
  );
}

const loadRefusedDialog = async () => (await importModule(() => import('../dangers/RefusedDialog.tsx'))).RefusedDialog;

const PUBLISH = 'POST /api/admin/articles/:id/publish';
const UNPUBLISH = 'POST /api/admin/articles/:id/unpublish';

function ArticleActions({ article }: { article: ListedArticle }) {
  const { id, title, language, isPublished, draftChanges } = article;
  const name = <ArticleTitle language={language} title={title} />;
  const { mayPublish, mayWrite, mayChange } = useArticleRights(article);
  const [dangers, setDangers] = useState<ApiError['dangers'] | null>(null);
  const RefusedDialog = useOnDemand(dangers, loadRefusedDialog, setDangers);
  const tell = (what: string, error: unknown) => {
    if (error instanceof ApiError && error.dangers.length > 0) setDangers(error.dangers);
    else showToast({ title: what, description: errorMessage(error), tone: 'danger' });
  };
  const publication = useMutation({
    run: () => staffCall(isPublished ? UNPUBLISH : PUBLISH, { params: { id } }),
    refreshes: [['articles'], ['article', id]],
    onDone: async () => {
      const text = draftChanges && t('The draft changes are its text now');
      const links = isPublished ? await deadLinksNote(id) : undefined;
      const description = [text, links].filter(Boolean).join('. ');
      const action = isPublished ? undefined : viewOnWebsite(article);
      showToast({ title: t('Article updated successfully'), description, action });
    },
    onError: (error) => tell(t('Failed to update article'), error),
  });
  const changes = useMutation({
    run: (draft: number) =>
      staffCall('POST /api/admin/articles/:id/draft-changes/publish', { params: { id }, body: { draft } }),
    refreshes: [['articles'], ['article', id]],
    onDone: () =>
      showToast({
        title: t('Article updated successfully'),
        description: t('Readers see the draft changes now'),
        action: viewOnWebsite(article),
      }),
    onError: (error) => tell(t('Failed to publish the changes'), error),
  });
  const copy = useMutation({
    run: async () => navigate(paths.editor(await duplicate(id))),
    refreshes: [['articles']],
    onError: (error) =>
      showToast({ title: t('Failed to duplicate article'), description: errorMessage(error), tone: 'danger' }),
  });
  const deletion = useMutation({
    run: () => staffCall('DELETE /api/admin/articles/:id', { params: { id } }),
    refreshes: [['articles'], ['article', id], ['bin']],
    onDone: () => showToast({ title: t('Article deleted successfully'), action: undoDeletion([id]) }),
    onError: (error) =>
      showToast({ title: t('Failed to delete article'), description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <Actions
      isBusy={publication.isPending || copy.isPending || changes.isPending || deletion.isPending}
      className="col-span-full -mx-4 -mb-2 flex-wrap sm:col-span-1 sm:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:mb-0 lg:gap-x-1"
    >
      <a href={paths.editor(id)} className={button('quiet', 'small')}>
        <ActionLabel label={mayWrite ? t('Edit') : t('Read')} name={name} />
      </a>
      {isPublished && <WebsiteLink item={article} className={button('quiet', 'small')} name={name} />}
      <button type="button" className={button('quiet', 'small')} onClick={() => void copy.run()}>
        <ActionLabel label={t('Duplicate')} name={name} />
      </button>
      {draftChanges && mayPublish && (
        <button
          type="button"
          className={button('quiet', 'small')}
          onClick={() => void changes.run(draftChanges.number)}
        >
          {t.rich('Publish changes<hidden> of {name}</hidden>', { name, hidden })}
        </button>
      )}
      {mayPublish && (
        <button
          type="button"
          className={`${button('quiet', 'small')} lg:min-w-28`}
          onClick={() => void publication.run()}
        >
          <ActionLabel label={isPublished ? t('Unpublish') : t('Publish')} name={name} />
        </button>
      )}
      {mayChange && (
        <DeleteButton
          name={name}
          question={t('Delete this article?')}
          consequence={
            <>
              {t.rich('“{name}” goes to the bin. You can restore it for 30 days.', { name })}
              {isPublished && <DeadLinksAhead id={id} />}
            </>
          }
          onDelete={() => void deletion.run()}
        />
      )}
      {RefusedDialog && dangers && (
        <RefusedDialog article={article} dangers={dangers} onClose={() => setDangers(null)} />
      )}
    </Actions>
  );
}

/** Stores what was saved last as a draft of its own; resolves to its number. */
async function duplicate(id: number): Promise<number> {
  const { articleInput, formFromArticle } = await importModule(() => import('../editor/state/form.ts'));
  const article = await staffCall('GET /api/admin/articles/:id', { params: { id } });
  const form = formFromArticle(article.draftChanges?.article ?? article);
  const mark = article.language === 'en' ? ' (copy)' : ' (kopie)';
  const title = firstOf(form.title, TITLE_MAX_LENGTH - mark.length) + mark;
  const body = articleInput({ ...form, title, isPublished: false }, { slug: true, seoTitle: false });
  return (await staffCall('POST /api/admin/articles', { body })).id;
}

/** Says which texts link to a published article, before it is deleted. */
function DeadLinksAhead({ id }: { id: number }) {
  const { data } = useStore(useMemo(() => linkedFromQuery(id), [id]));
  const names = data && namesOf(data);
  return (
    <span role="status" className="block wrap-anywhere not-empty:mt-3">
      {names && t('Readers will find a dead link to it in {names}.', { names })}
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
  return names && t('Links to it are dead now, in {names}. To do lists them.', { names });
}

const MOST_NAMES = 3;

/** The first names, as a part of a sentence; empty when nothing links to the article. */
function namesOf({ articles, pages }: LinkedFrom): string {
  const names = [...articles.map(({ title }) => `“${title}”`), ...pages];
  const isLong = names.length > MOST_NAMES;
  return listed([...names.slice(0, MOST_NAMES), ...(isLong ? [t('others')] : [])]);
}
