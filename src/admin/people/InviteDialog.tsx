import { useState } from 'react';
import type { SentInvitation } from '../../shared/contract/accounts/invitations.ts';
import type { Role } from '../../shared/permissions.ts';
import { overlay } from '../../ui/overlay/overlay.ts';
import { staffCall } from '../data/staff-call.ts';
import { DialogForm, FormDialog } from '../forms/FormDialog.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { SwitchField } from '../forms/SwitchField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useFormMutation } from '../forms/use-form-mutation.ts';
import { useTextValues } from '../forms/use-text-values.ts';
import { MESSAGES_FIELD, RoleField } from './RoleField.tsx';
import { SentLink } from './SentLink.tsx';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [sent, setSent] = useState<SentInvitation>();
  return (
    <FormDialog
      onClose={onClose}
      title="Invite somebody"
      description="They get a link with which they choose a password of their own. Only they will know it."
      ignoresOutsideClicks
    >
      {sent ? <SentLink sent={sent} onClose={onClose} /> : <InviteForm onSent={setSent} />}
    </FormDialog>
  );
}

const FIRST_ROLE: Role = 'writer';

function InviteForm({ onSent }: { onSent: (sent: SentInvitation) => void }) {
  const { values, field, isChanged } = useTextValues({ name: '', email: '' });
  const [role, setRole] = useState(FIRST_ROLE);
  const [readsMessages, setReadsMessages] = useState(false);
  const { errors, isPending, onSubmit } = useFormMutation({
    run: async () =>
      onSent(await staffCall('POST /api/admin/invitations', { body: { ...values, role, readsMessages } })),
    refreshes: [['invitations']],
    failureTitle: 'Failed to invite',
  });
  return (
    <DialogForm isChanged={isChanged || role !== FIRST_ROLE || readsMessages} onSubmit={onSubmit}>
      <TextField label="Name" required {...field('name', errors)} autoFocus />
      <TextField label="Email" type="email" required {...field('email', errors)} />
      <RoleField value={role} onChange={setRole} error={errors['role']} />
      <SwitchField {...MESSAGES_FIELD} checked={readsMessages} onChange={setReadsMessages} />
      <div className={overlay.actions}>
        <SubmitButton
          label="Invite"
          pendingLabel="Inviting..."
          isPending={isPending}
          disabled={values.name.trim() === '' || values.email.trim() === ''}
        />
      </div>
    </DialogForm>
  );
}
