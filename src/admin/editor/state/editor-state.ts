import { atom, computed, map } from 'nanostores';
import type { Draft } from './drafts.ts';
import { type ArticleForm, changed, EMPTY_FORM, type Following, initialFollowing } from './form.ts';

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
export const $recoverableDrafts = atom<Draft[]>([]);

/** When the changes were last kept in this browser; false when it refuses to keep them. */
export const $draftStoredAt = atom<Date | false | null>(null);

/** Counts up when the body is replaced from outside, so that the rich text editor starts anew with it. */
export const $revision = atom(0);

export const $isChanged = computed(
  [$form, $saved],
  (form, saved) => JSON.stringify(form) !== JSON.stringify(saved.form),
);

let follows: Following = initialFollowing(EMPTY_FORM);
export const getFollowing = (): Following => follows;

/** Readers have the address and the title now: a title that changes later leaves both alone. */
export function stopFollowing(): void {
  follows = { slug: false, seoTitle: false };
}

export function setField<Name extends keyof ArticleForm>(name: Name, value: ArticleForm[Name]): void {
  const after = changed({ form: $form.get(), follows }, name, value);
  follows = after.follows;
  $form.set(after.form);
  const { [name]: _solved, ...errors } = $errors.get();
  $errors.set(errors);
}

/** Puts a whole version into the fields. */
export function replaceForm(form: ArticleForm): void {
  follows = initialFollowing(form);
  $form.set(form);
  $revision.set($revision.get() + 1);
}

/** The body as the editor writes it: the same words, so no change. */
export function normalizeContent(html: string): void {
  const { content } = $form.get();
  if (content === html) return;
  const saved = $saved.get();
  if (content === saved.form.content) $saved.set({ ...saved, form: { ...saved.form, content: html } });
  $form.setKey('content', html);
}

/** The article is gone: what is in the fields becomes a new one. */
export function continueAsNew(): void {
  $saved.set({ id: null, version: null, form: EMPTY_FORM });
}
