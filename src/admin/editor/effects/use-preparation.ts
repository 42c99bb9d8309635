import { isChanged, isSaving, type MachineState } from '../state/machine-state.ts';
import { refetchNewer } from './requests.ts';
import { useMachine } from './use-machine.ts';

/** The versions that the server compares with its own. */
export const versionsOf = ({ saved: { id, version, draftChanges } }: MachineState) => ({
  id: id ?? 0,
  version: draftChanges?.live.version ?? version ?? 0,
  draft: draftChanges?.number ?? null,
});

/** Whether the server has the article as it is on the screen. */
const isSaved = (state: MachineState) => state.saved.id !== null && !isChanged(state);

/** What a dialog does to the article in the editor before it schedules, hands in, gives back or reviews it. */
export function usePreparation() {
  const machine = useMachine();
  const { $state, dispatch } = machine;
  return {
    /** Resets the Published switch: the change happens at the scheduled time, not at the next save. */
    switchBack: () => {
      const { saved, form } = $state.get();
      const { isPublished } = saved.form;
      if (form.isPublished !== isPublished) dispatch({ type: 'edited', changes: { isPublished } });
    },
    /**
     * Saves the form without showing it to readers. False when that failed, or when the user must first choose between
     * two versions; the editor says why.
     */
    saveUnseen: (): Promise<boolean> => {
      if (isSaved($state.get())) return Promise.resolve(true);
      if ($state.get().saved.form.isPublished) machine.saveAsDraft();
      else machine.save('stay');
      return new Promise((resolve) => {
        const look = (state: MachineState) => {
          if (isSaving(state)) return;
          stop();
          resolve(state.phase.name === 'editing' && isSaved(state));
        };
        const stop = $state.listen(look);
        // Without the required fields nothing is sent.
        look($state.get());
      });
    },
    showNewest: () => refetchNewer(machine),
  };
}
