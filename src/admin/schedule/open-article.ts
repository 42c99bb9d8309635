import { useMachineState } from '../editor/effects/use-machine.ts';
import { isChanged, type MachineState } from '../editor/state/machine-state.ts';
import type { Schedulable } from './chosen-time.ts';

/** The article in the editor, as a schedule needs it. */
export type OpenArticle = Schedulable & {
  /** Whether it was never saved. */
  isNew: boolean;
  /** Whether there are saved changes that readers do not see. */
  hasSavedChanges: boolean;
  /** Whether the form has unsaved text. */
  hasUnsavedText: boolean;
  /** Whether the Published switch was changed and not saved. */
  isSwitched: boolean;
};

export function useOpenArticle(): OpenArticle {
  const isNew = useMachineState(({ saved }) => saved.id === null);
  const isPublished = useMachineState(({ saved }) => saved.form.isPublished);
  const hasSavedChanges = useMachineState(({ saved }) => saved.draftChanges !== null);
  const hasUnsavedText = useMachineState((state) => isChanged(switchedBack(state)));
  const isSwitched = useMachineState(({ saved, form }) => form.isPublished !== saved.form.isPublished);
  return {
    isNew,
    isPublished,
    hasSavedChanges,
    hasUnsavedText,
    isSwitched,
    hasChanges: hasSavedChanges || hasUnsavedText,
  };
}

const switchedBack = (state: MachineState): MachineState => ({
  ...state,
  form: { ...state.form, isPublished: state.saved.form.isPublished },
});
