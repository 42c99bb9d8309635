import { t } from '../words.ts';
import { type Effect, type Event, type Transition, to } from './events.ts';
import { isChanged, type MachineState, savedFromServer, withForm, withNewKey } from './machine-state.ts';
import { unsavedTextOf } from './unsaved-text.ts';

export function discardChosen(state: MachineState): Transition {
  const { phase, saved } = state;
  const isFree = phase.name === 'editing' || phase.name === 'leaving';
  if (!isFree || saved.id === null || saved.draftChanges === null) return to(state);
  const { number: draft } = saved.draftChanges;
  return to({ ...state, phase: { name: 'discarding' } }, { type: 'discard', id: saved.id, draft });
}

/** Shows the published text. Unsaved text, which no history has, is offered. */
export function discarded(state: MachineState, { article, at }: Event<'discarded'>): Transition {
  const { phase, saved } = state;
  if (phase.name !== 'discarding' || saved.draftChanges === null) return to(state);
  const { live } = saved.draftChanges;
  const next = article ? savedFromServer(article) : { ...saved, ...live, draftChanges: null };
  const stashed = isChanged(state) ? unsavedTextOf(state, at) : undefined;
  const offered = stashed ? [stashed, ...state.offered] : state.offered;
  const effect: Effect = stashed
    ? { type: 'store-text', text: stashed }
    : { type: 'delete-text', key: state.unsaved.key };
  return to(withForm(withNewKey({ ...state, phase: { name: 'editing' }, saved: next, offered }), next.form), effect, {
    type: 'show-toast',
    toast: { title: t('Draft changes discarded'), description: t('The history keeps them') },
  });
}

export const discardFailed = (state: MachineState, { message: description }: Event<'discard-failed'>): Transition =>
  state.phase.name !== 'discarding'
    ? to(state)
    : to(
        { ...state, phase: { name: 'editing' } },
        { type: 'show-toast', toast: { title: t('Draft changes not discarded'), description, tone: 'danger' } },
      );
