import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import type { EditableArticle } from '../../../shared/contract/articles/articles-for-staff.ts';
import type { Danger } from '../../../shared/contract/articles/dangers.ts';
import type { HandIn } from '../../../shared/contract/articles/hand-ins.ts';
import type { RestoredVersion, UnsavedText } from '../unsaved-text/browser-texts.ts';
import { textKey } from '../unsaved-text/keys.ts';
import { type ArticleForm, EMPTY_FORM, type Following, formFromArticle, initialFollowing } from './form.ts';

/**
 * The article as last sent or stored by the server: its draft changes if there are any, else the article that readers
 * see.
 */
export type SavedArticle = {
  /** Null for an article that was never saved. */
  id: number | null;
  /** The version of the article that the form is based on. */
  version: number | null;
  /** The version of `form`, while a restored text is based on an older one. */
  newest?: number | undefined;
  /** Null for an article that was never published. */
  publishedAt: string | null;
  savedAt: string | null;
  form: ArticleForm;
  draftChanges: SavedDraftChanges | null;
};

/** The draft changes of a published article. */
export type SavedDraftChanges = {
  number: number;
  /** The draft changes that the form is based on: a restored draft may be based on others, or on none. */
  edited: number | null;
  /** What readers see until these are published. */
  live: { version: number; savedAt: string; form: ArticleForm };
};

export const NEVER_SAVED: SavedArticle = {
  id: null,
  version: null,
  publishedAt: null,
  savedAt: null,
  form: EMPTY_FORM,
  draftChanges: null,
};

/** A version on the server, saved by another user or in another window. */
export type ServerVersion = {
  /** What happened to the article. */
  what: 'saved' | 'saved-draft' | 'published' | 'published-draft' | 'unpublished' | 'discarded';
  form: ArticleForm;
  savedAt: string;
  savedBy: { staffId: number; name: string } | null;
  /** The article as the server has it now. */
  saved: SavedArticle;
};

/** The Save button goes to the dashboard, Ctrl+S stays in the editor. */
type Next = 'leave' | 'stay';

/** What a save changes: the article itself, or its draft changes, which readers do not see. */
export type SaveTarget = 'article' | 'draft-changes';

export type SaveRequest = {
  next: Next;
  target: SaveTarget;
  /** A save requested during this one. */
  again: SaveTarget | null;
  /** Whether the switch is turned on with it, as the button “Publish” does. */
  publishes: boolean;
  /** Whether the article was created since the request. */
  hasCreated: boolean;
};

export type Phase =
  | { name: 'editing' }
  /** A save waits for pictures that are being uploaded. Every save begins here, and mostly there are none. */
  | { name: 'awaiting-uploads'; request: SaveRequest }
  | { name: 'saving'; request: SaveRequest; sent: ArticleForm }
  /** A colleague saved another version; the user decides. */
  | { name: 'conflict'; request: SaveRequest; theirs: ServerVersion; hasStorageFailed: boolean }
  /** A colleague deleted the article; the user decides. */
  | { name: 'deleted'; request: SaveRequest }
  /** The server does not publish the text without a reason; the user gives one, or corrects it. */
  | { name: 'dangers'; request: SaveRequest; sent: ArticleForm; dangers: Danger[] }
  /** The draft changes are being discarded. */
  | { name: 'discarding' }
  /** Everything is saved, and the dashboard was requested. */
  | { name: 'leaving' };

export type MachineState = {
  userId: number;
  /** Users without this right save drafts, and draft changes of published articles. */
  mayPublish: boolean;
  phase: Phase;
  form: ArticleForm;
  following: Following;
  /** Whether the rich text has changes that are not in the form yet. */
  hasUnreadBody: boolean;
  /** Increases when the body is replaced from outside; the rich text editor is recreated then. */
  bodyNumber: number;
  saved: SavedArticle;
  /** What was sent since the last save without an answer: the server may have it. */
  unanswered: readonly ArticleForm[];
  /** The version from the history whose text is in the form and not saved yet. */
  restored: RestoredVersion | undefined;
  /** Null unless it waits for who may publish, or was given back. */
  handIn: HandIn | null;
  /** Whether the writer is asked for a note to hand it in with. */
  isHandingIn: boolean;
  /** Error message of each refused field. */
  errors: Record<string, string>;
  isOnline: boolean;
  /** Texts of earlier visits and versions of colleagues, until the user restores or discards them. */
  offered: UnsavedText[];
  /** Keys of these texts that the browser refused to store: only this page has them. */
  unstored: string[];
  unsaved: {
    key: string;
    /** When the form was last stored in this browser; false when the browser refused. */
    storedAt: string | false | null;
  };
  /** The article in the keys: that of `saved`, or a deleted one whose unsaved text becomes a new article. */
  textsOf: number | 'new';
  /** Timestamp of the last key; each key has a larger one. */
  lastKeyAt: number;
};

export type Opening = {
  userId: number;
  mayPublish: boolean;
  article: EditableArticle | undefined;
  textsOf: number | 'new';
  offered: UnsavedText[];
  isOnline: boolean;
  now: number;
};

export function openedState({ userId, mayPublish, article, textsOf, offered, isOnline, now }: Opening): MachineState {
  const saved = article ? savedFromServer(article) : NEVER_SAVED;
  return {
    userId,
    mayPublish,
    phase: { name: 'editing' },
    form: saved.form,
    following: initialFollowing(saved.form),
    hasUnreadBody: false,
    bodyNumber: 1,
    saved,
    unanswered: [],
    restored: undefined,
    handIn: article?.handIn ?? null,
    isHandingIn: false,
    errors: {},
    isOnline,
    offered,
    unstored: [],
    unsaved: { key: textKey(userId, textsOf, now), storedAt: null },
    textsOf,
    lastKeyAt: now,
  };
}

/** Ignores draft changes. */
export const savedFromArticle = (article: AdminArticle): SavedArticle => ({
  id: article.id,
  version: article.version,
  publishedAt: article.publishedAt,
  savedAt: article.updatedAt,
  form: formFromArticle(article),
  draftChanges: null,
});

/** The draft changes, if the article has any, else the article itself. */
export function savedFromServer(article: EditableArticle): SavedArticle {
  const { draftChanges: changes } = article;
  const saved = savedFromArticle(article);
  if (!changes) return saved;
  const live = { version: article.version, savedAt: article.updatedAt, form: saved.form };
  return {
    ...saved,
    version: changes.basedOn,
    savedAt: changes.savedAt,
    form: formFromArticle(changes.article),
    draftChanges: { number: changes.number, edited: changes.number, live },
  };
}

/** Gives the form a new key; the text of the old key stays stored. */
export function withNewKey(state: MachineState): MachineState {
  const lastKeyAt = state.lastKeyAt + 1;
  return { ...state, lastKeyAt, unsaved: { key: textKey(state.userId, state.textsOf, lastKeyAt), storedAt: null } };
}

/** Users without the right to publish cannot change whether the article is published, which an old text may try. */
export const allowedForm = ({ mayPublish, saved }: MachineState, form: ArticleForm): ArticleForm =>
  mayPublish ? form : { ...form, isPublished: saved.form.isPublished };

/** Replaces all fields, including the content of the rich text editor. */
export const withForm = (state: MachineState, form: ArticleForm): MachineState => ({
  ...state,
  form: allowedForm(state, form),
  following: initialFollowing(form),
  hasUnreadBody: false,
  bodyNumber: state.bodyNumber + 1,
  restored: undefined,
  errors: {},
});

/** An event after leaving means that the navigation was cancelled or failed. */
export const backToEditing = (state: MachineState): MachineState =>
  state.phase.name === 'leaving' ? { ...state, phase: { name: 'editing' } } : state;

const areEqual = (one: unknown, other: unknown) =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

export const isSameForm = (one: ArticleForm, other: ArticleForm): boolean =>
  (Object.keys(one) as (keyof ArticleForm)[]).every((name) => areEqual(one[name], other[name]));

export const isChanged = ({ hasUnreadBody, form, saved }: MachineState): boolean =>
  hasUnreadBody || !isSameForm(form, saved.form);

/** Whether another text may come into the form: nothing is being sent, and no question is open. */
export const isFree = ({ phase }: MachineState): boolean => phase.name === 'editing' || phase.name === 'leaving';

export const isSaving = (state: MachineState): boolean => runningSave(state) !== undefined;

/** Whether the article is published and stays so: then its text can be saved without showing it to readers. */
export const canSaveAsDraft = ({ saved, form }: MachineState): boolean => saved.form.isPublished && form.isPublished;

/** Whether saving the article shows its draft changes to readers. */
export const publishesChanges = (state: MachineState): boolean =>
  state.saved.draftChanges !== null && canSaveAsDraft(state);

/** The running save. */
export const runningSave = ({ phase }: MachineState): SaveRequest | undefined =>
  phase.name === 'awaiting-uploads' || phase.name === 'saving' ? phase.request : undefined;

/** Whether leaving the editor now would leave text that only this browser has. */
export const isGuarded = (state: MachineState): boolean =>
  state.unstored.length > 0 || (isChanged(state) && state.phase.name !== 'leaving');
