import type { UnsavedText } from '../unsaved-text/browser-texts.ts';
import { t } from '../words.ts';
import { type Effect, type Event, type Transition, to } from './events.ts';
import { EMPTY_FORM, followingOfStored } from './form.ts';
import {
  backToEditing,
  isChanged,
  isFree,
  isSameForm,
  type MachineState,
  type SavedArticle,
  withForm,
  withNewKey,
} from './machine-state.ts';

/** Stores the form as unsaved text, or deletes that when nothing is changed. */
export function paused(state: MachineState, { at }: Event<'paused'>): Transition {
  const { unsaved } = state;
  const effects = storeRefused(state);
  if (isChanged(state)) return to(state, ...effects, { type: 'store-text', text: unsavedTextOf(state, at) });
  if (unsaved.storedAt === null) return to(state, ...effects);
  effects.push({ type: 'delete-text', key: unsaved.key });
  return to({ ...state, unsaved: { ...unsaved, storedAt: null } }, ...effects);
}

/** Retries to store the texts that the browser refused. */
export const storeRefused = ({ offered, unstored }: MachineState): Effect[] =>
  offered.filter(({ key }) => unstored.includes(key)).map((text) => ({ type: 'store-text', text }));

export const unsavedTextOf = ({ unsaved: { key }, form, saved, restored }: MachineState, at: string): UnsavedText => ({
  key,
  at,
  form,
  version: saved.version,
  ...(saved.draftChanges?.edited && { draftNumber: saved.draftChanges.edited }),
  ...(restored && { restored }),
});

export function textStored(state: MachineState, { key, at }: Event<'text-stored'>): Transition {
  if (key === state.unsaved.key) return to({ ...state, unsaved: { key, storedAt: at } });
  return to({ ...state, unstored: state.unstored.filter((other) => other !== key) });
}

export function textRefused(state: MachineState, { key }: Event<'text-refused'>): Transition {
  if (key === state.unsaved.key) return to({ ...state, unsaved: { key, storedAt: false } });
  return to(withUnstored(state, key));
}

export const withUnstored = (state: MachineState, key: string): MachineState => ({
  ...state,
  unstored: [...state.unstored.filter((other) => other !== key), key],
});

/** Unsaved text that another text is about to replace in the form: it is stored and offered, because no history has it. */
export function setAside(state: MachineState, at: string): Transition {
  if (!isChanged(state)) return to(state);
  const text = unsavedTextOf(state, at);
  return to({ ...state, offered: [text, ...state.offered] }, { type: 'store-text', text });
}

/**
 * Puts an offered text into the form; unsaved text there is offered instead. The text brings its base version and draft
 * changes, so that saving it over newer ones raises a conflict. A colleague's replaced version keeps the current base.
 */
export function textRestored(before: MachineState, { key, at }: Event<'text-restored'>): Transition {
  const text = before.offered.find((other) => other.key === key);
  if (!text || !isFree(before)) return to(before);
  const { state, effects } = setAside(before, at);
  const { saved } = state;
  const newest = saved.newest ?? saved.version;
  const based = text.replaced ? saved : basedOn(saved, text);
  const form = { ...EMPTY_FORM, ...text.form };
  // A text of another version says nothing of whether the article is published now. A switch moved in this one returns.
  if (text.version !== newest) form.isPublished = saved.form.isPublished;
  const taken: MachineState = {
    ...withForm(
      {
        ...withNewKey(backToEditing(state)),
        saved: based,
        offered: state.offered.filter((other) => other !== text),
        unstored: state.unstored.filter((other) => other !== key),
      },
      form,
    ),
    following: followingOfStored(form, based.form),
    restored: text.restored,
  };
  if (isChanged(taken)) effects.push({ type: 'store-text', text: unsavedTextOf(taken, at), instead: key });
  // A save whose answer was lost may have replaced a colleague's version that looks saved: it stays offered.
  else if (text.replaced) return to({ ...taken, offered: [text, ...taken.offered] }, ...effects);
  else effects.push({ type: 'delete-text', key });
  return to(taken, ...effects);
}

/** Based on the text's version, if this page knows it; else on this page's, so that a newer one asks at the next save. */
function basedOn(saved: SavedArticle, { version, draftNumber }: UnsavedText): SavedArticle {
  const { draftChanges, newest = saved.version } = saved;
  const based = { ...saved, draftChanges: draftChanges && { ...draftChanges, edited: draftNumber ?? null } };
  return version === null || newest === null || version > newest ? based : { ...based, version, newest };
}

/**
 * Puts a version from the history into the form, but not whether it is published: restoring a text must neither
 * unpublish nor publish it. Unsaved text is offered.
 */
export function versionRestored(before: MachineState, { version, form, at }: Event<'version-restored'>): Transition {
  if (!isFree(before)) return to(before);
  const { state, effects } = setAside(before, at);
  const { isPublished } = state.form;
  const after: MachineState = {
    ...withForm(withNewKey(backToEditing(state)), { ...form, isPublished }),
    restored: version,
  };
  if (isChanged(after)) return to(after, ...effects, { type: 'store-text', text: unsavedTextOf(after, at) });
  const toast = {
    title: t('Version {number} is the same as the article', { number: String(version.number) }),
    description: t('There is nothing to save'),
  };
  return to({ ...after, restored: undefined }, ...effects, { type: 'show-toast', toast });
}

/** Offers the texts of the server beside those of this browser; of the same text the newer one. */
export function serverTextsLoaded(state: MachineState, { texts }: Event<'server-texts-loaded'>): Transition {
  const { offered, unsaved: own, saved } = state;
  const isKnown = ({ key, at }: UnsavedText) =>
    key === own.key || offered.some((known) => known.key === key && known.at >= at);
  const found = texts.filter((text) => !isKnown(text));
  // Already saved: the browser was closed before it could remove the text.
  const done = found.filter(({ form }) => isSameForm(form, saved.form));
  const added = found.filter((text) => !done.includes(text));
  const effects: Effect[] = done.map(({ key }) => ({ type: 'delete-text', key }));
  if (added.length === 0) return to(state, ...effects);
  const kept = offered.filter(({ key }) => !added.some((text) => text.key === key));
  return to({ ...state, offered: [...added, ...kept].sort((a, b) => b.at.localeCompare(a.at)) }, ...effects);
}

export const textDiscarded = (state: MachineState, { key }: Event<'text-discarded'>): Transition =>
  to(
    {
      ...state,
      offered: state.offered.filter((text) => text.key !== key),
      unstored: state.unstored.filter((other) => other !== key),
    },
    { type: 'delete-text', key },
  );
