import type { RecoverableDraft } from '../recoverable-drafts/browser-drafts.ts';
import {
  backToEditing,
  type EditorState,
  isChanged,
  isSameForm,
  type SavedArticle,
  withForm,
  withNewKey,
} from './editor-state.ts';
import { type Effect, type Event, type Transition, to } from './events.ts';
import { EMPTY_FORM } from './form.ts';

/** Stores the form as a draft, or deletes the draft when nothing is changed. */
export function paused(state: EditorState, { at }: Event<'paused'>): Transition {
  const { draft } = state;
  const effects = storeRefused(state);
  if (isChanged(state)) return to(state, ...effects, { type: 'store-draft', draft: draftOf(state, at) });
  if (draft.storedAt === null) return to(state, ...effects);
  effects.push({ type: 'delete-draft', key: draft.key });
  return to({ ...state, draft: { ...draft, storedAt: null } }, ...effects);
}

/** Retries to store the recoverable drafts that the browser refused. */
export const storeRefused = ({ recoverable, unstored }: EditorState): Effect[] =>
  recoverable.filter(({ key }) => unstored.includes(key)).map((draft) => ({ type: 'store-draft', draft }));

export const draftOf = ({ draft: { key }, form, saved, restored }: EditorState, at: string): RecoverableDraft => ({
  key,
  at,
  form,
  version: saved.version,
  ...(saved.draftChanges?.edited && { draftNumber: saved.draftChanges.edited }),
  ...(restored && { restored }),
});

export function draftStored(state: EditorState, { key, at }: Event<'draft-stored'>): Transition {
  if (key === state.draft.key) return to({ ...state, draft: { key, storedAt: at } });
  return to({ ...state, unstored: state.unstored.filter((other) => other !== key) });
}

export function draftRefused(state: EditorState, { key }: Event<'draft-refused'>): Transition {
  if (key === state.draft.key) return to({ ...state, draft: { key, storedAt: false } });
  return to(withUnstored(state, key));
}

export const withUnstored = (state: EditorState, key: string): EditorState => ({
  ...state,
  unstored: [...state.unstored.filter((other) => other !== key), key],
});

/**
 * Puts a draft into the form; unsaved text there becomes a draft itself. The draft brings its base version and draft
 * changes, so that saving it over newer ones raises a conflict. A colleague's replaced version keeps the current base.
 */
export function draftRestored(state: EditorState, { key, at }: Event<'draft-restored'>): Transition {
  const draft = state.recoverable.find((recoverable) => recoverable.key === key);
  if (!draft) return to(state);
  const stashed = isChanged(state) ? draftOf(state, at) : undefined;
  const others = state.recoverable.filter((other) => other !== draft);
  const { saved } = state;
  const based = saved.id === null || draft.replaced ? saved : basedOn(saved, draft);
  // Draft changes of a deleted article become an unpublished new article.
  const isUnseen = saved.id === null && draft.draftNumber !== undefined;
  const taken: EditorState = {
    ...withForm(
      {
        ...withNewKey(backToEditing(state)),
        saved: based,
        recoverable: stashed ? [stashed, ...others] : others,
        unstored: state.unstored.filter((other) => other !== key),
      },
      { ...EMPTY_FORM, ...draft.form, ...(isUnseen && { isPublished: false }) },
    ),
    restored: draft.restored,
  };
  const effects: Effect[] = stashed ? [{ type: 'store-draft', draft: stashed }] : [];
  if (isChanged(taken)) effects.push({ type: 'store-draft', draft: draftOf(taken, at), instead: key });
  // A save whose answer was lost may have replaced a colleague's version that looks saved: it stays offered.
  else if (draft.replaced) return to({ ...taken, recoverable: [draft, ...taken.recoverable] }, ...effects);
  else effects.push({ type: 'delete-draft', key });
  return to(taken, ...effects);
}

const basedOn = (
  { draftChanges, ...saved }: SavedArticle,
  { version, draftNumber }: RecoverableDraft,
): SavedArticle => ({
  ...saved,
  version,
  draftChanges: draftChanges && { ...draftChanges, edited: draftNumber ?? null },
});

/** Offers the server's drafts beside those of this browser; of the same text the newer one. */
export function serverDraftsLoaded(state: EditorState, { drafts }: Event<'server-drafts-loaded'>): Transition {
  const { recoverable, draft: own, saved } = state;
  const isKnown = ({ key, at }: RecoverableDraft) =>
    key === own.key || recoverable.some((known) => known.key === key && known.at >= at);
  const found = drafts.filter((draft) => !isKnown(draft));
  // Already saved: the browser was closed before it could remove the draft.
  const done = found.filter(({ form }) => isSameForm(form, saved.form));
  const offered = found.filter((draft) => !done.includes(draft));
  const effects: Effect[] = done.map(({ key }) => ({ type: 'delete-draft', key }));
  if (offered.length === 0) return to(state, ...effects);
  const kept = recoverable.filter(({ key }) => !offered.some((draft) => draft.key === key));
  return to({ ...state, recoverable: [...offered, ...kept].sort((a, b) => b.at.localeCompare(a.at)) }, ...effects);
}

export const draftDiscarded = (state: EditorState, { key }: Event<'draft-discarded'>): Transition =>
  to(
    {
      ...state,
      recoverable: state.recoverable.filter((draft) => draft.key !== key),
      unstored: state.unstored.filter((other) => other !== key),
    },
    { type: 'delete-draft', key },
  );
