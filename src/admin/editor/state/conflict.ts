import type { UnsavedText } from '../unsaved-text/browser-texts.ts';
import { type Choice, type Effect, type Event, type Transition, to } from './events.ts';
import type { ArticleForm } from './form.ts';
import {
  canSaveAsDraft,
  isChanged,
  type MachineState,
  NEVER_SAVED,
  type SavedArticle,
  type SaveRequest,
  type SaveTarget,
  type ServerVersion,
  withForm,
  withNewKey,
} from './machine-state.ts';
import { newRequest, startSave, startSending } from './saving.ts';
import { unsavedTextOf, withUnstored } from './unsaved-text.ts';

/** Saves over an equal version without asking, for example after publish and unpublish. */
export function conflict(state: MachineState, { theirs, isSame }: Event<'conflict'>): Transition {
  const { phase } = state;
  if (phase.name !== 'saving') return to(state);
  const { request } = phase;
  if (isSame && (request.target === 'article' || theirs.saved.form.isPublished))
    return startSending(over(state, theirs), request, phase.sent);
  const told = { ...theirs, what: whatHappened(state.saved, theirs) };
  return to({ ...state, phase: { name: 'conflict', request, theirs: told, hasStorageFailed: false } });
}

/** That an article went online or offline matters more than that it was saved. */
function whatHappened({ form: { isPublished } }: SavedArticle, { what, saved }: ServerVersion): ServerVersion['what'] {
  if (what !== 'saved' || saved.form.isPublished === isPublished) return what;
  return isPublished ? 'unpublished' : 'published-draft';
}

/** A switch that nobody moved here follows theirs. */
export function formOver({ form, saved }: Pick<MachineState, 'form' | 'saved'>, theirs: ServerVersion): ArticleForm {
  const isMoved = form.isPublished !== saved.form.isPublished;
  return isMoved ? form : { ...form, isPublished: theirs.saved.form.isPublished };
}

const over = (state: MachineState, theirs: ServerVersion): MachineState => ({
  ...state,
  saved: theirs.saved,
  form: formOver(state, theirs),
});

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
  const after: MachineState = { ...over(state, theirs), phase: { name: 'editing' }, unanswered: [], offered };
  if (choice === 'theirs') return to(withForm(withNewKey(after), theirs.form));
  return startSave(after, newRequest(request.next, targetOver(state, request, theirs), request.publishes));
}

/**
 * A save neither publishes nor unpublishes unless it was asked to: of a draft that was published in the meantime it
 * saves draft changes, and the text of an article that was unpublished is itself the draft.
 */
function targetOver({ form, saved }: MachineState, request: SaveRequest, theirs: ServerVersion): SaveTarget {
  const isOfDraft = !saved.form.isPublished && !form.isPublished && !request.publishes;
  const isUnseen = isOfDraft || request.target === 'draft-changes';
  return isUnseen && theirs.saved.form.isPublished ? 'draft-changes' : 'article';
}

/** What choosing “mine” says, by what readers will see. */
export function mineLabel(state: MachineState) {
  const { phase } = state;
  if (phase.name !== 'conflict') return 'Save my version';
  const { request, theirs } = phase;
  const { saved, form } = over(state, theirs);
  if (targetOver(state, request, theirs) === 'draft-changes') return 'Save my version as draft';
  if (request.publishes) return 'Publish my version';
  if (canSaveAsDraft(state) && !form.isPublished) return 'Save my version as draft';
  const isNew = saved.draftChanges !== null || !saved.form.isPublished;
  return form.isPublished && isNew ? 'Publish my version' : 'Save my version';
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
