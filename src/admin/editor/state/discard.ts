import { t } from '../words.ts';
import { type Event, type Transition, to } from './events.ts';
import { isFree, type MachineState, savedFromServer, withForm, withNewKey } from './machine-state.ts';
import { setAside } from './unsaved-text.ts';

export function discardChosen(state: MachineState): Transition {
  const { saved } = state;
  if (!isFree(state) || saved.id === null || saved.draftChanges === null) return to(state);
  const { number: draft } = saved.draftChanges;
  return to({ ...state, phase: { name: 'discarding' } }, { type: 'discard', id: saved.id, draft });
}

/** Shows the published text. Unsaved text is offered. */
export function discarded(before: MachineState, { article, at }: Event<'discarded'>): Transition {
  const { phase, saved } = before;
  if (phase.name !== 'discarding' || saved.draftChanges === null) return to(before);
  const { live } = saved.draftChanges;
  const next = article ? savedFromServer(article) : { ...saved, ...live, newest: undefined, draftChanges: null };
  const { state, effects } = setAside(before, at);
  if (effects.length === 0) effects.push({ type: 'delete-text', key: state.unsaved.key });
  const toast = { title: t('Draft changes discarded'), description: t('The history keeps them') };
  return to(withForm(withNewKey({ ...state, phase: { name: 'editing' }, saved: next }), next.form), ...effects, {
    type: 'show-toast',
    toast,
  });
}

export const discardFailed = (state: MachineState, { message: description }: Event<'discard-failed'>): Transition =>
  state.phase.name !== 'discarding'
    ? to(state)
    : to(
        { ...state, phase: { name: 'editing' } },
        { type: 'show-toast', toast: { title: t('Draft changes not discarded'), description, tone: 'danger' } },
      );
