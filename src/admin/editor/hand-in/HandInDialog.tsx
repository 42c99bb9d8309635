import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Colleague, HandIn } from '../../../shared/contract/articles/hand-ins.ts';
import { createQuery, refresh } from '../../data/query.ts';
import { staffCall } from '../../data/staff-call.ts';
import { DialogForm, FormDialog } from '../../forms/FormDialog.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { useMachine, useMachineState } from '../effects/use-machine.ts';
import { usePreparation, versionsOf } from '../effects/use-preparation.ts';
import { t } from '../words.ts';

const $publishers = createQuery(['publishers'], (): Promise<Colleague[]> => staffCall('GET /api/admin/publishers', {}));

const EVERYBODY = 'everybody';

/** Asks for a note and a person, saves what is not saved, and hands the article in. */
export function HandInDialog() {
  const { dispatch } = useMachine();
  const isOpen = useMachineState((state) => state.isHandingIn);
  // They are there again when the text could not be saved.
  const [note, setNote] = useState('');
  const [receiver, setReceiver] = useState(EVERYBODY);
  if (!isOpen) return null;
  return (
    <Opened
      note={note}
      receiver={receiver}
      onNote={setNote}
      onReceiver={setReceiver}
      onClose={() => dispatch({ type: 'hand-in-closed' })}
    />
  );
}

type Props = {
  note: string;
  receiver: string;
  onNote: (note: string) => void;
  onReceiver: (receiver: string) => void;
  onClose: () => void;
};

function Opened({ note, receiver, onNote, onReceiver, onClose }: Props) {
  const { $state, dispatch } = useMachine();
  const { saveUnseen } = usePreparation();
  const { data: publishers = [] } = useStore($publishers);
  const { errors, isPending, onSubmit } = useFormMutation({
    run: async () => {
      // The editor says why it could not save.
      if (!(await saveUnseen())) return onClose();
      const { id } = versionsOf($state.get());
      const body = { note, receiver: receiver === EVERYBODY ? null : Number(receiver) };
      const handIn: HandIn = await staffCall('PUT /api/admin/articles/:id/hand-in', { params: { id }, body });
      dispatch({ type: 'handed-in', handIn });
    },
    // Not after a failure, as in GiveBackDialog.
    onDone: () => refresh(['articles'], ['article']),
    failureTitle: t('Not handed in'),
    onFailure: () => void $publishers.revalidate(),
  });
  return (
    <FormDialog
      onClose={onClose}
      ignoresOutsideClicks
      title={t('Hand in')}
      description={t('Who publishes reads your text, and publishes it or gives it back.')}
    >
      <DialogForm isChanged={note !== ''} onSubmit={onSubmit}>
        <TextField label={t('Note')} rows={3} autoFocus value={note} onChange={onNote} error={errors['note']} />
        <SelectField
          label={t('For')}
          value={receiver}
          onChange={onReceiver}
          error={errors['receiver']}
          options={[
            { value: EVERYBODY, label: t('Everybody who publishes') },
            ...publishers.map(({ staffId, name }) => ({ value: String(staffId), label: name })),
          ]}
        />
        <SubmitButton label={t('Hand in')} pendingLabel={t('Handing in...')} isPending={isPending} />
      </DialogForm>
    </FormDialog>
  );
}
