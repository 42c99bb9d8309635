import type { HandIn } from '../../../shared/contract/articles/hand-ins.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { refresh } from '../../data/query.ts';
import { staffCall } from '../../data/staff-call.ts';
import { DialogForm, FormDialog } from '../../forms/FormDialog.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { useMachineState } from '../effects/use-machine.ts';
import { usePreparation } from '../effects/use-preparation.ts';
import { isChanged } from '../state/machine-state.ts';
import { t } from '../words.ts';

type Props = {
  articleId: number;
  handIn: HandIn;
  /** Kept outside, so that it is there again when the text could not be saved. */
  note: string;
  onChange: (note: string) => void;
  onClose: () => void;
};

/** Asks what is still to be done. What the editor changed is saved first, so that the writer has it. */
export function GiveBackDialog({ articleId: id, handIn, note, onChange, onClose }: Props) {
  const { switchBack, saveUnseen } = usePreparation();
  const hasUnsaved = useMachineState(isChanged);
  const who = handIn.handedInBy?.name ?? t('the writer');
  const { errors, isPending, onSubmit } = useFormMutation({
    run: async () => {
      switchBack();
      // The editor says why it could not save.
      if (!(await saveUnseen())) return;
      const body = { note, handedInAt: handIn.handedInAt };
      await staffCall('POST /api/admin/articles/:id/hand-in/give-back', { params: { id }, body });
      showToast({ title: t('Given back'), description: t('It is in the To do of {who}', { who }) });
    },
    closes: onClose,
    // Not after a failure: what is typed here would be gone with the hand-in that a colleague took away.
    onDone: () => refresh(['articles'], ['article', id]),
    failureTitle: t('Not given back'),
  });
  return (
    <FormDialog
      onClose={onClose}
      ignoresOutsideClicks
      title={t('Give back to {who}', { who })}
      description={hasUnsaved ? t('What you changed in the text is saved first.') : undefined}
    >
      <DialogForm isChanged={note !== ''} onSubmit={onSubmit}>
        <TextField
          label={t('What is still to be done')}
          rows={4}
          required
          autoFocus
          value={note}
          onChange={onChange}
          error={errors['note'] ?? errors['handedInAt']}
        />
        <SubmitButton label={t('Give back')} pendingLabel={t('Giving back...')} isPending={isPending} />
      </DialogForm>
    </FormDialog>
  );
}
