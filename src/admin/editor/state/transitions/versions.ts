import type { Draft } from '../../drafts/drafts.ts';
import { type EditorState, isChanged, NEVER_SAVED, type SaveRequest, withForm, withNewKey } from '../editor-state.ts';
import type { Effect, Version } from '../events.ts';
import { type Event, type Transition, to } from '../transition.ts';
import { draftOf, withUnstored } from './drafts.ts';
import { send, startSave } from './saving.ts';

const newRequest = (next: SaveRequest['next']): SaveRequest => ({ next, again: false, hasCreated: false });

/** Saves over a version that says the same without asking, for example after publish and unpublish. */
export function conflict(state: EditorState, { theirs, isSame }: Event<'conflict'>): Transition {
  const { phase } = state;
  if (phase.name !== 'saving') return to(state);
  if (isSame) return send({ ...state, saved: savedOf(theirs) }, phase.request, phase.sent);
  const { next } = phase.request;
  return to({ ...state, phase: { name: 'conflict', next, theirs, hasStorageFailed: false } });
}

export const gone = (state: EditorState): Transition =>
  state.phase.name === 'saving' ? to({ ...state, phase: { name: 'gone', next: state.phase.request.next } }) : to(state);

export const decisionPutOff = (state: EditorState): Transition =>
  state.phase.name === 'conflict' || state.phase.name === 'gone'
    ? to({ ...state, phase: { name: 'editing' } })
    : to(state);

/** The version that is not chosen is stored in this browser first. */
export function versionChosen(state: EditorState, { choice, at }: Event<'version-chosen'>): Transition {
  if (state.phase.name !== 'conflict') return to(state);
  const { theirs } = state.phase;
  if (choice === 'theirs') {
    return to(state, { type: 'store-other-version', choice, draft: draftOf(state, at) });
  }
  const isOffered = state.recoverable.some(
    ({ version, replaced }) => replaced?.at === theirs.savedAt && version === theirs.version,
  );
  if (isOffered) return apply(state, choice, undefined);
  const withKey = withNewKey(state);
  const replaced = { name: theirs.savedBy?.name ?? '', at: theirs.savedAt };
  const draft: Draft = { key: withKey.draft.key, at, form: theirs.form, version: theirs.version, replaced };
  const { lastKeyAt } = withKey;
  return to({ ...state, lastKeyAt }, { type: 'store-other-version', choice, draft });
}

export const otherVersionStored = (state: EditorState, { choice, draft }: Event<'other-version-stored'>): Transition =>
  state.phase.name === 'conflict' ? apply(state, choice, draft) : to(state);

/** The first refusal is shown; a second choice goes on, and offers the draft until the editor is closed. */
export function otherVersionRefused(state: EditorState, { choice, draft }: Event<'other-version-refused'>): Transition {
  const { phase } = state;
  if (phase.name !== 'conflict') return to(state);
  if (phase.hasStorageFailed) return apply(withUnstored(state, draft.key), choice, draft);
  return to({ ...state, phase: { ...phase, hasStorageFailed: true } });
}

function apply(state: EditorState, choice: Version, other: Draft | undefined): Transition {
  if (state.phase.name !== 'conflict') return to(state);
  const { theirs, next } = state.phase;
  const recoverable = other ? [other, ...state.recoverable] : state.recoverable;
  const after: EditorState = { ...state, phase: { name: 'editing' }, saved: savedOf(theirs), recoverable };
  if (choice === 'theirs') return to(withForm(withNewKey(after), theirs.form));
  return startSave(after, newRequest(next));
}

const savedOf = ({ savedBy: _, ...saved }: Extract<EditorState['phase'], { name: 'conflict' }>['theirs']) => saved;

export const saveAsNewChosen = (state: EditorState): Transition =>
  state.phase.name === 'gone' ? startSave({ ...state, saved: NEVER_SAVED }, newRequest(state.phase.next)) : to(state);

/** Unsaved text stays in this browser, and is offered at the address of the deleted article. */
export function leaveDeletedChosen(state: EditorState, { at }: Event<'leave-deleted-chosen'>): Transition {
  if (state.phase.name !== 'gone') return to(state);
  const effects: Effect[] = isChanged(state) ? [{ type: 'store-draft', draft: draftOf(state, at) }] : [];
  return to({ ...state, phase: { name: 'leaving' } }, ...effects, { type: 'leave' });
}
