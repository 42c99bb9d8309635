import { atom, computed, map } from 'nanostores';
import type { Draft } from './drafts.ts';
import { type ArticleForm, EMPTY_FORM, type Following, initialFollowing, withField } from './form.ts';

type SavedArticle = {
  /** Null for an article that was never saved. */
  id: number | null;
  version: number | null;
  /** Null for an article that was never published. */
  publishedAt: string | null;
  form: ArticleForm;
};

const NEVER_SAVED: SavedArticle = { id: null, version: null, publishedAt: null, form: EMPTY_FORM };

export const $form = map<ArticleForm>(EMPTY_FORM);

/** The article as the server last sent or stored it. */
export const $saved = atom<SavedArticle>(NEVER_SAVED);

/** Error message of each refused field. */
export const $errors = atom<Record<string, string>>({});

/** Unsaved changes of earlier visits, until the user restores or discards them. */
export const $recoverableDrafts = atom<Draft[]>([]);

/** When the draft was last stored in this browser; false when the browser refused. */
export const $draftStoredAt = atom<Date | false | null>(null);

/** Incremented when the body is replaced from outside; the rich text editor is recreated then. */
export const $revision = atom(0);

export const $isChanged = computed(
  [$form, $saved],
  (form, saved) => JSON.stringify(form) !== JSON.stringify(saved.form),
);

let following: Following = initialFollowing(EMPTY_FORM);
export const getFollowing = (): Following => following;

/** A published article keeps its slug and SEO title when its title changes. */
export function stopFollowing(): void {
  following = { slug: false, seoTitle: false };
}

export function setField<Name extends keyof ArticleForm>(name: Name, value: ArticleForm[Name]): void {
  const after = withField({ form: $form.get(), following }, name, value);
  following = after.following;
  $form.set(after.form);
  const { [name]: _solved, ...errors } = $errors.get();
  $errors.set(errors);
}

/** Replaces all fields, including the content of the rich text editor. */
export function replaceForm(form: ArticleForm): void {
  following = initialFollowing(form);
  $form.set(form);
  $revision.set($revision.get() + 1);
}

/** TipTap serialises the same body differently from the server; that does not count as a change. */
export function normalizeContent(html: string): void {
  const { content } = $form.get();
  if (content === html) return;
  const saved = $saved.get();
  if (content === saved.form.content) $saved.set({ ...saved, form: { ...saved.form, content: html } });
  $form.setKey('content', html);
}

/** After the article was deleted elsewhere: the next save creates a new one. */
export function continueAsNew(): void {
  $saved.set(NEVER_SAVED);
}
