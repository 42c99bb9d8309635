import type { AdminArticle } from '../../../shared/contract/articles.ts';
import { $unsaved } from '../../frame/unsaved-changes.ts';
import { type Draft, deleteDraft, draftKey, findDrafts, storeDraft } from './drafts.ts';
import {
  $draftStoredAt,
  $errors,
  $form,
  $isChanged,
  $recoverableDrafts,
  $saved,
  replaceForm,
  stopFollowing,
} from './editor-state.ts';
import { type ArticleForm, EMPTY_FORM, formFromArticle } from './form.ts';
import type { ServerVersion } from './server-version.ts';

/** sessionStorage entry with the key of the draft to restore after a reload. */
const RESUMED = 'resumed-draft';

let userId = 0;
let draftsOf: number | 'new' = 'new';
let lastTimestamp = 0;
let key = '';

/**
 * Opens an article, or an empty form for a new one, and finds its drafts. `articleId` differs from the article's id
 * when the article was deleted: its drafts can still become a new article.
 */
export function openArticle(
  user: number,
  article: AdminArticle | undefined,
  articleId: number | 'new' = article?.id ?? 'new',
): void {
  const form = article ? formFromArticle(article) : EMPTY_FORM;
  const { id = null, version = null, publishedAt = null } = article ?? {};
  $saved.set({ id, version, publishedAt, form });
  replaceForm(form);
  $errors.set({});
  $recoverableDrafts.set(findDrafts(user, articleId));
  userId = user;
  draftsOf = articleId;
  key = newKey();
  const resumed = $recoverableDrafts.get().find((draft) => draft.key === sessionStorage.getItem(RESUMED));
  sessionStorage.removeItem(RESUMED);
  if (resumed) restoreDraft(resumed);
}

/** Stores the form as a draft, or deletes the draft when nothing is changed. */
export function storeFormAsDraft(): void {
  if (!$isChanged.get()) {
    deleteDraft(key);
    $draftStoredAt.set(null);
    return;
  }
  const now = new Date();
  const isStored = storeDraft({ key, at: now.toISOString(), form: $form.get(), version: $saved.get().version });
  $draftStoredAt.set(isStored && now);
}

/** Before the app reloads the page: the reloaded page restores the draft without asking. */
export function storeDraftForReload(): void {
  storeFormAsDraft();
  if ($draftStoredAt.get() === false) return;
  sessionStorage.setItem(RESUMED, key);
  $unsaved.set(false);
}

/** After a successful save of `sent`. Text typed since then stays a draft of the new version. */
export function markSaved({ id, version, publishedAt, slug }: AdminArticle, sent: ArticleForm): void {
  deleteDraft(key);
  draftsOf = id;
  key = newKey();
  $saved.set({ id, version, publishedAt, form: { ...sent, slug } });
  // The server may have generated the slug or numbered it.
  if ($form.get().slug === sent.slug) $form.setKey('slug', slug);
  if (sent.isPublished) stopFollowing();
  storeFormAsDraft();
  $unsaved.set($isChanged.get());
}

/**
 * Puts a draft into the form. The draft brings the version it was based on, so saving it over a newer version raises a
 * conflict. A colleague's replaced version keeps the current version number instead.
 */
export function restoreDraft(draft: Draft): void {
  const saved = $saved.get();
  if ($isChanged.get()) stashForm(saved.version, { force: true });
  if (saved.id !== null && !draft.replaced) $saved.set({ ...saved, version: draft.version });
  replaceForm({ ...EMPTY_FORM, ...draft.form });
  storeFormAsDraft();
  discardDraft(draft);
  // Deleting the restored draft may have freed the space that was missing.
  if ($draftStoredAt.get() === false) storeFormAsDraft();
}

export function discardDraft(draft: Draft): void {
  deleteDraft(draft.key);
  $recoverableDrafts.set($recoverableDrafts.get().filter(({ key: other }) => other !== draft.key));
}

/** Whether to go on when the browser cannot store the version that is replaced. */
type Force = { force: boolean };

/** Replaces the form by the server's version and stores the form as a draft. False, and no change, when that fails. */
export function takeTheirVersion(theirs: ServerVersion, options: Force): boolean {
  const { id, version, publishedAt, form } = theirs;
  if (!stashForm(version, options)) return false;
  $saved.set({ id, version, publishedAt, form });
  replaceForm(form);
  return true;
}

/** Keeps the form, now based on the server's version, and stores that version as a draft. False when that fails. */
export function keepMyVersion(theirs: ServerVersion, options: Force): boolean {
  const { id, version, publishedAt, form, savedAt, savedBy } = theirs;
  const isStored = $recoverableDrafts
    .get()
    .some((draft) => draft.replaced?.at === savedAt && draft.version === version);
  const replaced = { name: savedBy?.name ?? '', at: savedAt };
  const draft: Draft = { key: newKey(), at: new Date().toISOString(), form, version, replaced };
  if (!isStored && !addRecoverableDraft(draft, options)) return false;
  $saved.set({ id, version, publishedAt, form });
  return true;
}

function stashForm(version: number | null, options: Force): boolean {
  const draft: Draft = { key, at: new Date().toISOString(), form: $form.get(), version };
  if (!addRecoverableDraft(draft, options)) return false;
  key = newKey();
  return true;
}

/** With `force`, a draft that cannot be stored is offered until the page is closed. */
function addRecoverableDraft(draft: Draft, { force }: Force): boolean {
  if (!storeDraft(draft) && !force) return false;
  $recoverableDrafts.set([draft, ...$recoverableDrafts.get().filter(({ key: other }) => other !== draft.key)]);
  return true;
}

/** Unique also when two keys are made within one millisecond. */
function newKey(): string {
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  return draftKey(userId, draftsOf, lastTimestamp);
}
