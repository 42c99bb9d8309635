import { t } from '../words.ts';
import { type Event, type Transition, to } from './events.ts';
import { missingFields } from './form.ts';
import { backToEditing, isChanged, type MachineState } from './machine-state.ts';
import { refuseMissing } from './saving.ts';

/** Asks for a note first; what is not saved is saved with it. */
export function askToHandIn(before: MachineState): Transition {
  const state = backToEditing(before);
  if (['conflict', 'deleted', 'dangers', 'discarding'].includes(state.phase.name)) return to(state);
  const missing = missingFields(state.form);
  if (missing.length > 0) return refuseMissing(state, missing, [{ type: 'focus-first-error' }]);
  const { form, draftChanges } = state.saved;
  if (form.isPublished && draftChanges === null && !isChanged(state)) {
    const toast = { title: t('Nothing to hand in'), description: t('Readers have all of this text') };
    return to(state, { type: 'show-toast', toast });
  }
  return to({ ...state, isHandingIn: true });
}

export function handedIn(state: MachineState, { handIn }: Event<'handed-in'>): Transition {
  const who = handIn.receiver?.name ?? t('everybody who publishes');
  const toast = { title: t('Handed in'), description: t('It is in the To do of {who}', { who }) };
  const showing = { form: state.saved.form, isNew: false };
  const after: MachineState = { ...state, handIn, isHandingIn: false, phase: { name: 'leaving' } };
  return to(after, { type: 'leave', toast, showing });
}

export const handInChanged = (state: MachineState, { handIn }: Event<'hand-in-changed'>): Transition =>
  to(JSON.stringify(handIn) === JSON.stringify(state.handIn) ? state : { ...state, handIn });
