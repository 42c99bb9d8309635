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
import type { OtherVersion } from './server-version.ts';

/** Names the draft that a reload of ours goes on with. */
const RESUMED = 'resumed-draft';

let owner = 0;
let articleKey: number | 'new' = 'new';
let lastStamp = 0;
let key = '';

/**
 * Opens an article, or an empty page for a new one, and looks for what was left unsaved: under the article's id, also
 * of one that is gone (`keptAs`).
 */
export function openArticle(
  userId: number,
  article: AdminArticle | undefined,
  keptAs: number | 'new' = article?.id ?? 'new',
): void {
  const form = article ? formFromArticle(article) : EMPTY_FORM;
  $saved.set({ id: article?.id ?? null, version: article?.version ?? null, form });
  replaceForm(form);
  $errors.set({});
  $recoverableDrafts.set(findDrafts(userId, keptAs));
  owner = userId;
  articleKey = keptAs;
  key = freshKey();
  const resumed = $recoverableDrafts.get().find((draft) => draft.key === sessionStorage.getItem(RESUMED));
  sessionStorage.removeItem(RESUMED);
  if (resumed) restoreDraft(resumed);
}

export function storeDraftNow(): void {
  if (!$isChanged.get()) {
    deleteDraft(key);
    $draftStoredAt.set(null);
    return;
  }
  const now = new Date();
  const isKept = storeDraft({ key, at: now.toISOString(), form: $form.get(), version: $saved.get().version });
  $draftStoredAt.set(isKept && now);
}

/** Before the page is loaded again by our own doing: the next one goes on where this one was, and nobody asks. */
export function saveForReload(): void {
  storeDraftNow();
  if ($draftStoredAt.get() === false) return;
  sessionStorage.setItem(RESUMED, key);
  $unsaved.set(false);
}

/** After saving `sent`. What was typed since then is a change of the version that the server has now, and stays kept. */
export function markSaved({ id, version, slug }: AdminArticle, sent: ArticleForm): void {
  deleteDraft(key);
  articleKey = id;
  key = freshKey();
  $saved.set({ id, version, form: { ...sent, slug } });
  // The server made it, or found it taken.
  if ($form.get().slug === sent.slug) $form.setKey('slug', slug);
  if (sent.isPublished) stopFollowing();
  storeDraftNow();
  $unsaved.set($isChanged.get());
}

/**
 * Takes up changes of an earlier visit. Their version goes with them: saving over a newer one will be asked about. What
 * a colleague had is taken up over the version that is on the screen now.
 */
export function restoreDraft(draft: Draft): void {
  const saved = $saved.get();
  if ($isChanged.get()) stashForm(saved.version, true);
  if (saved.id !== null && !draft.replaced) $saved.set({ ...saved, version: draft.version });
  replaceForm({ ...EMPTY_FORM, ...draft.form });
  storeDraftNow();
  discardDraft(draft);
  // Its own place may have been all that a full browser had left.
  if ($draftStoredAt.get() === false) storeDraftNow();
}

export function discardDraft(draft: Draft): void {
  deleteDraft(draft.key);
  $recoverableDrafts.set($recoverableDrafts.get().filter(({ key: other }) => other !== draft.key));
}

/**
 * Takes the version of the server; one's own stays in this browser and is offered back. When the browser refuses to
 * keep it, does nothing and returns false, unless `force`.
 */
export function takeTheirVersion({ id, version, form }: OtherVersion, force: boolean): boolean {
  if (!stashForm(version, force)) return false;
  $saved.set({ id, version, form });
  replaceForm(form);
  return true;
}

/** Puts one's own fields on top of the version that the server has now, which stays in this browser; as {@link takeTheirVersion}. */
export function keepMyVersion({ id, version, form, savedAt, savedBy }: OtherVersion, force: boolean): boolean {
  const isKept = $recoverableDrafts.get().some((draft) => draft.replaced?.at === savedAt && draft.version === version);
  const theirs = { form, version, replaced: { name: savedBy?.name ?? '', at: savedAt } };
  const at = new Date().toISOString();
  if (!isKept && !addRecoverableDraft({ key: freshKey(), at, ...theirs }, force)) return false;
  $saved.set({ id, version, form });
  return true;
}

/** What is in the fields makes room for another version: it stays in this browser, and is offered back. */
function stashForm(version: number | null, force: boolean): boolean {
  const own: Draft = { key, at: new Date().toISOString(), form: $form.get(), version };
  if (!addRecoverableDraft(own, force)) return false;
  key = freshKey();
  return true;
}

/** Keeps a version beside the one in the fields; `force` for as long as this page is open. False when it is not kept. */
function addRecoverableDraft(draft: Draft, force: boolean): boolean {
  if (!storeDraft(draft) && !force) return false;
  $recoverableDrafts.set([draft, ...$recoverableDrafts.get().filter(({ key: other }) => other !== draft.key)]);
  return true;
}

/** A key that no other draft of this article has. */
function freshKey(): string {
  lastStamp = Math.max(Date.now(), lastStamp + 1);
  return draftKey(owner, articleKey, lastStamp);
}
