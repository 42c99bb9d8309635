import * as conflicts from './conflict.ts';
import * as discarding from './discard.ts';
import * as editing from './editing.ts';
import { type MachineEvent, type Transition, to } from './events.ts';
import * as handingIn from './hand-in.ts';
import type { MachineState } from './machine-state.ts';
import { stepChosen } from './main-button.ts';
import * as saving from './saving.ts';
import * as unsavedText from './unsaved-text.ts';

/** Ignores events that have no meaning in the current phase. */
export function reduce(state: MachineState, event: MachineEvent): Transition {
  switch (event.type) {
    case 'loaded':
      return editing.loaded(state, event);
    case 'edited':
      return editing.edited(state, event);
    case 'body-edited':
      return editing.bodyEdited(state);
    case 'body-ready':
      return editing.bodyReady(state, event);
    case 'body-read':
      return editing.bodyRead(state, event);
    case 'online':
    case 'offline':
      return to({ ...state, isOnline: event.type === 'online' });
    case 'paused':
      return unsavedText.paused(state, event);
    case 'text-stored':
      return unsavedText.textStored(state, event);
    case 'text-refused':
      return unsavedText.textRefused(state, event);
    case 'text-restored':
      return unsavedText.textRestored(state, event);
    case 'text-discarded':
      return unsavedText.textDiscarded(state, event);
    case 'server-texts-loaded':
      return unsavedText.serverTextsLoaded(state, event);
    case 'version-restored':
      return unsavedText.versionRestored(state, event);
    case 'save-chosen':
      return saving.saveChosen(state, event);
    case 'step-chosen':
      return stepChosen(state, event);
    case 'save-as-draft-chosen':
      return saving.saveAsDraftChosen(state, event);
    case 'uploads-settled':
      return saving.uploadsSettled(state, event);
    case 'article-saved':
      return saving.articleSaved(state, event);
    case 'draft-changes-saved':
      return saving.draftChangesSaved(state, event);
    case 'failed':
      return saving.failed(state, event);
    case 'session-expired':
      return saving.sessionExpired(state);
    case 'dangers-found':
      return saving.dangersFound(state, event);
    case 'override-chosen':
      return saving.overrideChosen(state, event);
    case 'hand-in-changed':
      return handingIn.handInChanged(state, event);
    case 'handed-in':
      return handingIn.handedIn(state, event);
    case 'hand-in-closed':
      return to({ ...state, isHandingIn: false });
    case 'discard-chosen':
      return discarding.discardChosen(state);
    case 'discarded':
      return discarding.discarded(state, event);
    case 'discard-failed':
      return discarding.discardFailed(state, event);
    case 'conflict':
      return conflicts.conflict(state, event);
    case 'article-deleted':
      return conflicts.articleDeleted(state);
    case 'decision-put-off':
      return conflicts.decisionPutOff(state);
    case 'version-chosen':
      return conflicts.versionChosen(state, event);
    case 'other-version-stored':
      return conflicts.otherVersionStored(state, event);
    case 'other-version-refused':
      return conflicts.otherVersionRefused(state, event);
    case 'save-as-new-chosen':
      return conflicts.saveAsNewChosen(state);
    case 'leave-deleted-chosen':
      return conflicts.leaveDeletedChosen(state, event);
  }
}
