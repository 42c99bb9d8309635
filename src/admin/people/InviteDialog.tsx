import { useState } from 'react';
import type { SentInvitation } from '../../shared/contract/accounts/invitations.ts';
import type { Role } from '../../shared/permissions.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { overlay } from '../../ui/overlay/overlay.ts';
import { staffCall } from '../data/staff-call.ts';
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
    <Dialog
      open
      onOpenChange={onClose}
      title="Invite somebody"
      description="They get a link with which they choose a password of their own. Nobody else learns it."
      ignoresOutsideClicks
    >
      {sent ? <SentLink sent={sent} onClose={onClose} /> : <InviteForm onSent={setSent} />}
    </Dialog>
  );
}

function InviteForm({ onSent }: { onSent: (sent: SentInvitation) => void }) {
  const { values, set } = useTextValues({ name: '', email: '' });
  const [role, setRole] = useState<Role>('writer');
  const [readsMessages, setReadsMessages] = useState(false);
  const { errors, isPending, onSubmit } = useFormMutation({
    run: async () =>
      onSent(await staffCall('POST /api/admin/invitations', { body: { ...values, role, readsMessages } })),
    refreshes: [['invitations']],
    failureTitle: 'Failed to invite',
  });
  return (
    <form className="mt-5 space-y-4" noValidate onSubmit={onSubmit}>
      <TextField label="Name" required value={values.name} onChange={set('name')} error={errors['name']} autoFocus />
      <TextField
        label="Email"
        type="email"
        required
        value={values.email}
        onChange={set('email')}
        error={errors['email']}
      />
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
    </form>
  );
}
