import { atom, computed, map } from 'nanostores';
import type { AdminArticle } from '../../shared/contract/articles.ts';
import { $unsaved } from '../frame/leaving.ts';
import { type Draft, draftKey, dropDraft, findDrafts, keepDraft } from './drafts.ts';
import { type ArticleForm, changed, EMPTY_FORM, type Following, followingOf, formOf } from './form.ts';

/** The one article that this page edits. */
export const $form = map<ArticleForm>(EMPTY_FORM);

/** What the server has: its id (null for a new article), version and fields. */
export const $saved = atom<{ id: number | null; version: number | null; form: ArticleForm }>({
  id: null,
  version: null,
  form: EMPTY_FORM,
});

/** The message of each field that was refused. */
export const $errors = atom<Record<string, string>>({});

/** Changes of earlier visits that were never saved; offered until somebody decides. */
export const $found = atom<Draft[]>([]);

/** When the changes were last kept in this browser; false when it refuses to keep them. */
export const $keptAt = atom<Date | false | null>(null);

/** Counts up when the body is replaced from outside, so that the rich text editor starts anew with it. */
export const $revision = atom(0);

export const $isChanged = computed(
  [$form, $saved],
  (form, saved) => JSON.stringify(form) !== JSON.stringify(saved.form),
);

/** Names the draft that a reload of ours goes on with. */
const RESUMED = 'resumed-draft';

let follows: Following = followingOf(EMPTY_FORM);
let owner = 0;
let key = '';

export const titleFollowers = (): Following => follows;

/**
 * Opens an article, or an empty page for a new one, and looks for what was left unsaved: under the article's id, also
 * of one that is gone (`keptAs`).
 */
export function openArticle(
  userId: number,
  article: AdminArticle | undefined,
  keptAs: number | 'new' = article?.id ?? 'new',
): void {
  const form = article ? formOf(article) : EMPTY_FORM;
  $saved.set({ id: article?.id ?? null, version: article?.version ?? null, form });
  replaceForm(form);
  $errors.set({});
  $found.set(findDrafts(userId, keptAs));
  owner = userId;
  key = draftKey(userId, keptAs);
  const resumed = $found.get().find((draft) => draft.key === sessionStorage.getItem(RESUMED));
  sessionStorage.removeItem(RESUMED);
  if (resumed) restoreDraft(resumed);
}

export function setField<Name extends keyof ArticleForm>(name: Name, value: ArticleForm[Name]): void {
  const after = changed({ form: $form.get(), follows }, name, value);
  follows = after.follows;
  $form.set(after.form);
  const { [name]: _solved, ...errors } = $errors.get();
  $errors.set(errors);
}

/** Puts a whole version into the fields. */
function replaceForm(form: ArticleForm): void {
  follows = followingOf(form);
  $form.set(form);
  $revision.set($revision.get() + 1);
}

/** The body as the editor writes it: the same words, so no change. */
export function adoptContent(html: string): void {
  const { content } = $form.get();
  if (content === html) return;
  const saved = $saved.get();
  if (content === saved.form.content) $saved.set({ ...saved, form: { ...saved.form, content: html } });
  $form.setKey('content', html);
}

export function keepChanges(): void {
  if (!$isChanged.get()) {
    dropDraft(key);
    $keptAt.set(null);
    return;
  }
  const now = new Date();
  $keptAt.set(keepDraft(key, $form.get(), $saved.get().version, now) && now);
}

/** Before the page is loaded again by our own doing: the next one goes on where this one was, and nobody asks. */
export function keepForReload(): void {
  keepChanges();
  if ($keptAt.get() === false) return;
  sessionStorage.setItem(RESUMED, key);
  $unsaved.set(false);
}

/** After saving `sent`. What was typed since then is a change of the version that the server has now, and stays kept. */
export function savedAs({ id, version }: AdminArticle, sent: ArticleForm): void {
  dropDraft(key);
  key = draftKey(owner, id);
  $saved.set({ id, version, form: sent });
  keepChanges();
  $unsaved.set($isChanged.get());
}

/** Takes up changes of an earlier visit. Their version goes with them: saving over a newer one will be asked about. */
export function restoreDraft(draft: Draft): void {
  if ($isChanged.get()) setAside($saved.get().version);
  const saved = $saved.get();
  $saved.set({ ...saved, version: saved.id === null ? null : draft.version });
  replaceForm({ ...EMPTY_FORM, ...draft.form });
  keepChanges();
  discardDraft(draft);
}

export function discardDraft(draft: Draft): void {
  dropDraft(draft.key);
  $found.set($found.get().filter(({ key: other }) => other !== draft.key));
}

/** Takes the version of the server; one's own stays in this browser and is offered back. */
export function takeTheirs(theirs: AdminArticle): void {
  setAside(theirs.version);
  $saved.set({ id: theirs.id, version: theirs.version, form: formOf(theirs) });
  replaceForm(formOf(theirs));
}

/** What is in the fields makes room for another version: it stays in this browser, and is offered back. */
function setAside(version: number | null): void {
  const own: Draft = { key, at: new Date().toISOString(), form: $form.get(), version };
  keepDraft(own.key, own.form, own.version);
  $found.set([own, ...$found.get()]);
  key = key.replace(/\d+$/, (at) => String(Math.max(Date.now(), Number(at) + 1)));
}

/** Keeps one's own fields, on top of the version that the server has now. */
export function keepMine(theirs: AdminArticle): void {
  $saved.set({ id: theirs.id, version: theirs.version, form: formOf(theirs) });
}

/** The article is gone: what is in the fields becomes a new one. */
export function continueAsNew(): void {
  $saved.set({ id: null, version: null, form: EMPTY_FORM });
}
