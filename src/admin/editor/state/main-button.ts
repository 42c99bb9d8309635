import type { Event, Transition } from './events.ts';
import { askToHandIn } from './hand-in.ts';
import { type MachineState, publishesChanges } from './machine-state.ts';
import { newRequest, requestSave, saveChosen } from './saving.ts';

/** What the main button does, in its own words; the table in docs/product-staff.md#what-the-buttons-do has each state. */
export function nextStep(state: MachineState) {
  const { mayPublish, saved, form } = state;
  if (!mayPublish) return isWaiting(state) ? writersSave(state) : 'Hand in';
  if (!saved.form.isPublished) return 'Publish';
  if (!form.isPublished) return 'Unpublish';
  return publishesChanges(state) ? 'Publish changes' : 'Update';
}

/** Whether it is handed in, and not given back. */
const isWaiting = ({ handIn }: Pick<MachineState, 'handIn'>): boolean => handIn?.givenBack === null;

/** What saving does for users who may not publish, in words. */
export const writersSave = ({ saved }: MachineState) => (saved.form.isPublished ? 'Save draft changes' : 'Save draft');

/** Does what it says. Everything but Hand in is a save. */
export function stepChosen(state: MachineState, { hasUploads }: Event<'step-chosen'>): Transition {
  const says = nextStep(state);
  if (says === 'Hand in') return askToHandIn(state);
  if (says === 'Publish') return requestSave(state, newRequest('leave', 'article', true), hasUploads);
  return saveChosen(state, { type: 'save-chosen', next: 'leave', hasUploads });
}
