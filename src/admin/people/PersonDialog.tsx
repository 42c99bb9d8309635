import { useState } from 'react';
import type { Person } from '../../shared/contract/accounts/people.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorDetail, errorMessage, fieldErrors } from '../data/error-message.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { EntryDialog } from '../forms/EntryDialog.tsx';
import { SwitchField } from '../forms/SwitchField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { $session } from '../session/session.ts';
import { AccessActions } from './AccessActions.tsx';
import { MESSAGES_FIELD, RoleField } from './RoleField.tsx';

/** The rights of an account, and access to it. */
export function PersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [role, setRole] = useState(person.role);
  const [readsMessages, setReadsMessages] = useState(person.readsMessages);
  const [isReviewer, setReviewer] = useState(person.reviewer !== null);
  const [profession, setProfession] = useState(person.reviewer?.profession ?? '');
  const [bigNumber, setBigNumber] = useState(person.reviewer?.bigNumber ?? '');
  const [failure, setFailure] = useState<unknown>();
  const save = useMutation({
    run: () =>
      staffCall('PUT /api/admin/people/:id', {
        params: { id: person.id },
        body: { role, readsMessages, reviewer: isReviewer ? { profession, bigNumber } : null },
      }),
    refreshes: [['people'], ['articles'], ['article']],
    onDone: () => {
      showToast({ title: `${person.name} is changed`, description: 'It applies from their next request.' });
      // The user may have edited their own account.
      $session.revalidate();
      onClose();
    },
    onError: (error) => {
      setFailure(error);
      showToast({ title: 'Failed to change the account', description: errorMessage(error), tone: 'danger' });
    },
  });
  const errors = fieldErrors(failure);
  const isChanged =
    role !== person.role ||
    readsMessages !== person.readsMessages ||
    isReviewer !== (person.reviewer !== null) ||
    (isReviewer &&
      (profession !== (person.reviewer?.profession ?? '') || bigNumber !== (person.reviewer?.bigNumber ?? '')));
  return (
    <EntryDialog
      title={person.name}
      isNew={false}
      isChanged={isChanged}
      isFilled={!isReviewer || (profession.trim() !== '' && bigNumber.trim() !== '')}
      isPending={save.isPending}
      onSave={() => {
        setFailure(undefined);
        void save.run();
      }}
      onClose={onClose}
      after={<AccessActions person={person} onClose={onClose} />}
    >
      <RoleField
        value={role}
        onChange={setRole}
        // Only this refusal names no field: the last administrator keeps their role.
        error={errors['role'] ?? (failure && Object.keys(errors).length === 0 ? errorDetail(failure) : undefined)}
      />
      <SwitchField {...MESSAGES_FIELD} checked={readsMessages} onChange={setReadsMessages} />
      <SwitchField
        label="Medical reviewer"
        hint="May say that a text was read and is right. Readers see name, profession and BIG number."
        checked={isReviewer}
        onChange={setReviewer}
      />
      {isReviewer && (
        <>
          <TextField
            label="Profession"
            lang="nl"
            required
            value={profession}
            onChange={setProfession}
            error={errors['reviewer.profession']}
            hint="As readers see it, such as huisarts."
          />
          <TextField
            label="BIG number"
            required
            value={bigNumber}
            onChange={setBigNumber}
            error={errors['reviewer.bigNumber']}
            hint="Look it up in the BIG register first: 11 digits."
          />
        </>
      )}
    </EntryDialog>
  );
}
