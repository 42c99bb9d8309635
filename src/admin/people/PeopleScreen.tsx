import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { SentInvitation } from '../../shared/contract/accounts/invitations.ts';
import type { Role } from '../../shared/permissions.ts';
import { button } from '../../ui/forms/button.ts';
import { overlay } from '../../ui/overlay/overlay.ts';
import type { ScreenModule } from '../app/screens.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMay } from '../data/staff-user.ts';
import { DialogForm, FormDialog } from '../forms/FormDialog.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { SwitchField } from '../forms/SwitchField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useFormMutation } from '../forms/use-form-mutation.ts';
import { useTextValues } from '../forms/use-text-values.ts';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { InvitationList } from './InvitationList.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { $invitations, $people } from './people.ts';
import { MESSAGES_FIELD, RoleField } from './RoleField.tsx';
import { SentLink } from './SentLink.tsx';

/** The accounts of the site, with their roles. */
function PeopleScreen() {
  const [isInviting, setInviting] = useState(false);
  if (!useMay('people.manage'))
    return (
      <EmptyState
        title="Administrators manage people"
        hint="Ask one of them to invite somebody, or to change what you may do."
      />
    );
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="mr-auto">
          <h1 className="text-2xl">People</h1>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">
            Who works on the site, and what they may do. A change applies from their next request.
          </p>
        </div>
        <button type="button" className={button('primary', 'small')} onClick={() => setInviting(true)}>
          Invite somebody
        </button>
      </div>
      <People />
      <InvitationList />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

export const screen: ScreenModule = { Screen: PeopleScreen, queries: () => [$people, $invitations] };

function People() {
  const { data, error } = useStore($people);
  const [managed, setManaged] = useState<number>();
  useRestoredPosition(data !== undefined);
  if (error && !data) return <LoadError what="the people" error={error} onRetry={() => $people.revalidate()} />;
  if (!data) return <Skeletons label="Loading people" className="space-y-3" itemClassName="h-24" />;
  const person = data.find(({ id }) => id === managed);
  return (
    <>
      <ul aria-label="Accounts" className="divide-y divide-linen/50 rounded-sm border border-linen/60 bg-surface">
        {data.map((entry) => (
          <PersonCard key={entry.id} person={entry} onManage={() => setManaged(entry.id)} />
        ))}
      </ul>
      {person && <PersonDialog key={person.id} person={person} onClose={() => setManaged(undefined)} />}
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
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
