import type { UnsavedText } from '../unsaved-text/browser-texts.ts';
import { type Choice, type Effect, type Event, type Transition, to } from './events.ts';
import {
  isChanged,
  type MachineState,
  NEVER_SAVED,
  type SaveRequest,
  type ServerVersion,
  withForm,
  withNewKey,
} from './machine-state.ts';
import { newRequest, startSave, startSending } from './saving.ts';
import { unsavedTextOf, withUnstored } from './unsaved-text.ts';

/** The same save, of another version or of a new article. */
const repeated = ({ next, target, publishes }: SaveRequest): SaveRequest => newRequest(next, target, publishes);

/** Saves over an equal version without asking, for example after publish and unpublish. */
export function conflict(state: MachineState, { theirs, isSame }: Event<'conflict'>): Transition {
  const { phase } = state;
  if (phase.name !== 'saving') return to(state);
  const { request } = phase;
  if (isSame && (request.target === 'article' || theirs.saved.form.isPublished))
    return startSending({ ...state, saved: theirs.saved }, request, phase.sent);
  return to({ ...state, phase: { name: 'conflict', request, theirs, hasStorageFailed: false } });
}

export function articleDeleted(state: MachineState): Transition {
  const { phase } = state;
  if (phase.name === 'discarding')
    return to({ ...state, phase: { name: 'deleted', request: newRequest('stay', 'draft-changes') } });
  if (phase.name !== 'saving') return to(state);
  return to({ ...state, phase: { name: 'deleted', request: phase.request } });
}

export const decisionPutOff = (state: MachineState): Transition =>
  ['conflict', 'deleted', 'dangers'].includes(state.phase.name)
    ? to({ ...state, phase: { name: 'editing' } })
    : to(state);

/** Stores the version that was not chosen in this browser first. */
export function versionChosen(state: MachineState, { choice, at }: Event<'version-chosen'>): Transition {
  if (state.phase.name !== 'conflict') return to(state);
  const { theirs } = state.phase;
  if (choice === 'theirs') {
    return to(state, { type: 'store-other-version', choice, text: unsavedTextOf(state, at) });
  }
  const isOffered = state.offered.some(
    ({ version, replaced }) => replaced?.at === theirs.savedAt && version === theirs.saved.version,
  );
  if (isOffered) return apply(state, choice, undefined);
  const withKey = withNewKey(state);
  const replaced = { name: theirs.savedBy?.name ?? '', at: theirs.savedAt };
  const text: UnsavedText = {
    key: withKey.unsaved.key,
    at,
    form: theirs.form,
    version: theirs.saved.version,
    replaced,
  };
  const { lastKeyAt } = withKey;
  return to({ ...state, lastKeyAt }, { type: 'store-other-version', choice, text });
}

export const otherVersionStored = (state: MachineState, { choice, text }: Event<'other-version-stored'>): Transition =>
  state.phase.name === 'conflict' ? apply(state, choice, text) : to(state);

/** Shows the first refusal; a second choice continues, and keeps the other version until the editor is closed. */
export function otherVersionRefused(state: MachineState, { choice, text }: Event<'other-version-refused'>): Transition {
  const { phase } = state;
  if (phase.name !== 'conflict') return to(state);
  if (phase.hasStorageFailed) return apply(withUnstored(state, text.key), choice, text);
  return to({ ...state, phase: { ...phase, hasStorageFailed: true } });
}

function apply(state: MachineState, choice: Choice, other: UnsavedText | undefined): Transition {
  if (state.phase.name !== 'conflict') return to(state);
  const { theirs, request } = state.phase;
  const offered = other ? [other, ...state.offered] : state.offered;
  const after: MachineState = { ...state, phase: { name: 'editing' }, saved: theirs.saved, unanswered: [], offered };
  if (choice === 'theirs') return to(withForm(withNewKey(after), theirs.form));
  return request.target === 'draft-changes'
    ? saveDraftChangesAgain(after, theirs, request.next)
    : startSave(after, repeated(request));
}

/** The text of an article that was unpublished in the meantime is itself the draft. */
function saveDraftChangesAgain(state: MachineState, { saved }: ServerVersion, next: SaveRequest['next']): Transition {
  if (saved.form.isPublished) return startSave(state, newRequest(next, 'draft-changes'));
  return startSave({ ...state, form: { ...state.form, isPublished: false } }, newRequest(next, 'article'));
}

/** Text that readers were not to see stays unpublished in the new article. */
export function saveAsNewChosen(state: MachineState): Transition {
  const { phase, form } = state;
  if (phase.name !== 'deleted') return to(state);
  const { next, target, publishes } = phase.request;
  const isPublished = form.isPublished && target === 'article';
  const after = { ...state, saved: NEVER_SAVED, unanswered: [], form: { ...form, isPublished } };
  return startSave(after, newRequest(next, 'article', publishes));
}

/** Unsaved text stays in this browser, and is offered at the deleted article's address. */
export function leaveDeletedChosen(state: MachineState, { at }: Event<'leave-deleted-chosen'>): Transition {
  if (state.phase.name !== 'deleted') return to(state);
  const effects: Effect[] = isChanged(state) ? [{ type: 'store-text', text: unsavedTextOf(state, at) }] : [];
  return to({ ...state, phase: { name: 'leaving' } }, ...effects, { type: 'leave' });
}
