import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import { type Draft, draftKey, type RestoredVersion } from '../drafts/drafts.ts';
import { type ArticleForm, EMPTY_FORM, type Following, formFromArticle, initialFollowing } from './form.ts';

/** The article as the server last sent or stored it. */
export type SavedArticle = {
  /** Null for an article that was never saved. */
  id: number | null;
  version: number | null;
  /** Null for an article that was never published. */
  publishedAt: string | null;
  savedAt: string | null;
  form: ArticleForm;
};

export const NEVER_SAVED: SavedArticle = {
  id: null,
  version: null,
  publishedAt: null,
  savedAt: null,
  form: EMPTY_FORM,
};

/** The version of the server, saved by another editor or in another window. */
export type ServerVersion = Required<SavedArticle> & {
  id: number;
  version: number;
  savedAt: string;
  savedBy: { staffId: number; name: string } | null;
};

/** The Save button leaves for the dashboard, Ctrl+S stays in the editor. */
type Next = 'leave' | 'stay';

export type SaveRequest = {
  next: Next;
  /** Whether a save was requested again while this one ran. */
  again: boolean;
  /** Whether the article was created since the request. */
  hasCreated: boolean;
};

export type Phase =
  | { name: 'editing' }
  /** A save waits for pictures that are being uploaded. */
  | { name: 'uploading'; request: SaveRequest }
  | { name: 'saving'; request: SaveRequest; sent: ArticleForm }
  /** Somebody saved another version; the user decides. */
  | { name: 'conflict'; next: Next; theirs: ServerVersion; hasStorageFailed: boolean }
  /** Somebody deleted the article; the user decides. */
  | { name: 'gone'; next: Next }
  /** Everything is saved, and the dashboard was requested. */
  | { name: 'leaving' };

export type EditorState = {
  userId: number;
  phase: Phase;
  form: ArticleForm;
  following: Following;
  /** Whether the rich text has changes that the form does not have yet. */
  isBodyAhead: boolean;
  /** Increases when the body is replaced from outside; the rich text editor is recreated then. */
  bodyNumber: number;
  saved: SavedArticle;
  /** The version from the history whose text is in the form and not saved yet. */
  restored: RestoredVersion | undefined;
  /** Error message of each refused field. */
  errors: Record<string, string>;
  isOnline: boolean;
  /** Texts of earlier visits and versions of colleagues, until the user restores or discards them. */
  recoverable: Draft[];
  /** Keys of recoverable drafts that the browser refused to store: only this page has them. */
  unstored: string[];
  draft: {
    key: string;
    /** When it was last stored in this browser; false when the browser refused. */
    storedAt: string | false | null;
  };
  /** Article of the draft keys: that of `saved`, or the deleted one whose drafts become a new article. */
  draftsOf: number | 'new';
  /** Timestamp of the last draft key; each key has a larger one. */
  lastKeyAt: number;
};

export type Opening = {
  userId: number;
  article: AdminArticle | undefined;
  draftsOf: number | 'new';
  recoverable: Draft[];
  isOnline: boolean;
  now: number;
};

export function openedState({ userId, article, draftsOf, recoverable, isOnline, now }: Opening): EditorState {
  const saved = article ? savedFromArticle(article) : NEVER_SAVED;
  return {
    userId,
    phase: { name: 'editing' },
    form: saved.form,
    following: initialFollowing(saved.form),
    isBodyAhead: false,
    bodyNumber: 1,
    saved,
    restored: undefined,
    errors: {},
    isOnline,
    recoverable,
    unstored: [],
    draft: { key: draftKey(userId, draftsOf, now), storedAt: null },
    draftsOf,
    lastKeyAt: now,
  };
}

export const savedFromArticle = (article: AdminArticle): SavedArticle => ({
  id: article.id,
  version: article.version,
  publishedAt: article.publishedAt,
  savedAt: article.updatedAt,
  form: formFromArticle(article),
});

/** With an unused draft key; the stored draft of the old one stays. */
export function withNewKey(state: EditorState): EditorState {
  const lastKeyAt = state.lastKeyAt + 1;
  return { ...state, lastKeyAt, draft: { key: draftKey(state.userId, state.draftsOf, lastKeyAt), storedAt: null } };
}

/** Replaces all fields, including the content of the rich text editor. */
export const withForm = (state: EditorState, form: ArticleForm): EditorState => ({
  ...state,
  form,
  following: initialFollowing(form),
  isBodyAhead: false,
  bodyNumber: state.bodyNumber + 1,
  restored: undefined,
  errors: {},
});

/** Who goes on working was not taken away: the navigation was stopped, or failed. */
export const backToEditing = (state: EditorState): EditorState =>
  state.phase.name === 'leaving' ? { ...state, phase: { name: 'editing' } } : state;

const areEqual = (one: unknown, other: unknown) =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

const isSameForm = (one: ArticleForm, other: ArticleForm): boolean =>
  (Object.keys(one) as (keyof ArticleForm)[]).every((name) => areEqual(one[name], other[name]));

export const isChanged = ({ isBodyAhead, form, saved }: EditorState): boolean =>
  isBodyAhead || !isSameForm(form, saved.form);

export const isSaving = ({ phase }: EditorState): boolean => phase.name === 'uploading' || phase.name === 'saving';

/** Whether leaving the editor now would leave text that only this browser has. */
export const isGuarded = (state: EditorState): boolean =>
  state.unstored.length > 0 || (isChanged(state) && state.phase.name !== 'leaving');
