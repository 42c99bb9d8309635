import { t } from '../words.ts';
import { type Effect, type Event, type Transition, to } from './events.ts';
import { backToEditing, isChanged, type MachineState, withForm, withNewKey } from './machine-state.ts';
import { unsavedTextOf } from './unsaved-text.ts';

/**
 * Puts a version from the history into the form, but not whether it is published: restoring a text must neither
 * unpublish nor publish it. Unsaved text is offered.
 */
export function versionRestored(state: MachineState, { version, form, at }: Event<'version-restored'>): Transition {
  if (state.phase.name !== 'editing' && state.phase.name !== 'leaving') return to(state);
  const stashed = isChanged(state) ? unsavedTextOf(state, at) : undefined;
  const offered = stashed ? [stashed, ...state.offered] : state.offered;
  const { isPublished } = state.form;
  const after: MachineState = {
    ...withForm({ ...withNewKey(backToEditing(state)), offered }, { ...form, isPublished }),
    restored: version,
  };
  const effects: Effect[] = stashed ? [{ type: 'store-text', text: stashed }] : [];
  if (isChanged(after)) return to(after, ...effects, { type: 'store-text', text: unsavedTextOf(after, at) });
  const toast = {
    title: t('Version {number} is the same as the article', { number: String(version.number) }),
    description: t('There is nothing to save'),
  };
  return to({ ...after, restored: undefined }, ...effects, { type: 'show-toast', toast });
}
