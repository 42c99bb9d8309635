import type { Draft } from '../../drafts/drafts.ts';
import { backToEditing, type EditorState, isChanged, withForm, withNewKey } from '../editor-state.ts';
import type { Effect } from '../events.ts';
import { EMPTY_FORM } from '../form.ts';
import { type Event, type Transition, to } from '../transition.ts';

/** Stores the form as a draft, or deletes the draft when nothing is changed. */
export function paused(state: EditorState, { at }: Event<'paused'>): Transition {
  const { draft } = state;
  const effects = storeRefused(state);
  if (isChanged(state)) return to(state, ...effects, { type: 'store-draft', draft: draftOf(state, at) });
  if (draft.storedAt === null) return to(state, ...effects);
  effects.push({ type: 'delete-draft', key: draft.key });
  return to({ ...state, draft: { ...draft, storedAt: null } }, ...effects);
}

/** Tries again to store the recoverable drafts that the browser refused. */
export const storeRefused = ({ recoverable, unstored }: EditorState): Effect[] =>
  recoverable.filter(({ key }) => unstored.includes(key)).map((draft) => ({ type: 'store-draft', draft }));

export const draftOf = ({ draft: { key }, form, saved: { version }, restored }: EditorState, at: string): Draft => ({
  key,
  at,
  form,
  version,
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
 * Puts a draft into the form; unsaved text there becomes a draft of its own. The draft brings the version it was based
 * on, so saving it over a newer version raises a conflict. A colleague's replaced version keeps the current number.
 */
export function draftTaken(state: EditorState, { key, at }: Event<'draft-taken'>): Transition {
  const draft = state.recoverable.find((recoverable) => recoverable.key === key);
  if (!draft) return to(state);
  const stashed = isChanged(state) ? draftOf(state, at) : undefined;
  const others = state.recoverable.filter((other) => other !== draft);
  const { saved } = state;
  const version = saved.id === null || draft.replaced ? saved.version : draft.version;
  const taken: EditorState = {
    ...withForm(
      {
        ...withNewKey(backToEditing(state)),
        saved: { ...saved, version },
        recoverable: stashed ? [stashed, ...others] : others,
        unstored: state.unstored.filter((other) => other !== key),
      },
      { ...EMPTY_FORM, ...draft.form },
    ),
    restored: draft.restored,
  };
  const effects: Effect[] = stashed ? [{ type: 'store-draft', draft: stashed }] : [];
  if (isChanged(taken)) effects.push({ type: 'store-draft', draft: draftOf(taken, at), instead: key });
  else effects.push({ type: 'delete-draft', key });
  return to(taken, ...effects);
}

/**
 * Puts a version from the history into the form, except whether the article is published: restoring a text must not
 * take it from readers, nor show it to them. Unsaved text becomes a draft of its own.
 */
export function versionRestored(state: EditorState, { version, form, at }: Event<'version-restored'>): Transition {
  if (state.phase.name !== 'editing' && state.phase.name !== 'leaving') return to(state);
  const stashed = isChanged(state) ? draftOf(state, at) : undefined;
  const recoverable = stashed ? [stashed, ...state.recoverable] : state.recoverable;
  const { isPublished } = state.form;
  const after: EditorState = {
    ...withForm({ ...withNewKey(backToEditing(state)), recoverable }, { ...form, isPublished }),
    restored: version,
  };
  const effects: Effect[] = stashed ? [{ type: 'store-draft', draft: stashed }] : [];
  if (isChanged(after)) return to(after, ...effects, { type: 'store-draft', draft: draftOf(after, at) });
  const toast = {
    title: `Version ${version.number} is the same as the article`,
    description: 'There is nothing to save',
  };
  return to({ ...after, restored: undefined }, ...effects, { type: 'show-toast', toast });
}

export const draftDropped = (state: EditorState, { key }: Event<'draft-dropped'>): Transition =>
  to(
    {
      ...state,
      recoverable: state.recoverable.filter((draft) => draft.key !== key),
      unstored: state.unstored.filter((other) => other !== key),
    },
    { type: 'delete-draft', key },
  );
