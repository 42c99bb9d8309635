import { useState } from 'react';
import type { Person } from '../../shared/contract/accounts/people.ts';
import { ROLE_NAMES, ROLES, type Role } from '../../shared/permissions.ts';
import { button } from '../../ui/forms/button.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage, fieldErrors } from '../data/error-message.ts';
import { formatDateTime } from '../data/format-date.ts';
import { staffCall } from '../data/staff-call.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { useMutation } from '../data/use-mutation.ts';
import { CopyableLink } from '../forms/CopyableLink.tsx';
import { EntryDialog } from '../forms/EntryDialog.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { SwitchField } from '../forms/SwitchField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { $session } from '../session/session.ts';
import { usePersonAction } from './people.ts';

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
        error={errors['role'] ?? (failure && Object.keys(errors).length === 0 ? errorMessage(failure) : undefined)}
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

const HINTS: Record<Role, string> = {
  writer: 'Writes own articles. An editor publishes them.',
  editor: 'Writes, changes and publishes all articles; manages categories, writers and pictures.',
  administrator: 'Everything that an editor may. Also manages people and sees what happened.',
};

const OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }));

type RoleFieldProps = { value: Role; onChange: (role: Role) => void; error?: string | undefined };

export const RoleField = ({ value, onChange, error }: RoleFieldProps) => (
  <SelectField
    label="Role"
    value={value}
    onChange={(role) => onChange(role as Role)}
    options={OPTIONS}
    hint={HINTS[value]}
    error={error}
  />
);

export const MESSAGES_FIELD = {
  label: 'Reads contact messages',
  hint: 'They are about people’s health: give this only to those who answer them.',
};

type Made = { url: string; expiresAt: string; isMailed: boolean };

/** Access to the account: links, sessions, the second factor, and deactivation. */
function AccessActions({ person, onClose }: { person: Person; onClose: () => void }) {
  const { id, name, isActive, email } = person;
  const isSelf = useStaffUser().id === id;
  const [asked, setAsked] = useState<ConfirmedAction>();
  const [made, setMade] = useState<Made>();
  const { run, isPending } = usePersonAction();
  const makeLink = () =>
    run({
      run: async () => setMade(await staffCall('POST /api/admin/people/:id/reset-link', { params: { id } })),
      failed: 'Failed to make the link',
    });
  return (
    <section aria-labelledby="access" className="mt-8 border-t border-linen/60 pt-5">
      <h3 id="access" className="text-base">
        Access
      </h3>
      {made && (
        <CopyableLink
          label={`Link for ${name}`}
          url={made.url}
          hint={`${made.isMailed ? `It is mailed to ${email} too. ` : 'Send it to them yourself, by a way that you trust. '}It works once, until ${formatDateTime(made.expiresAt)}, and lets them choose a new password. It is not shown again.`}
        />
      )}
      <div aria-busy={isPending} className="mt-3 -mx-4 flex flex-wrap">
        {isActive && (
          <button type="button" className={button('quiet', 'small')} onClick={() => void makeLink()}>
            {made ? 'Make another link' : 'Make a link for a new password'}
          </button>
        )}
        {confirmedActionsFor(person, isSelf).map((question) => (
          <button
            key={question.label}
            type="button"
            className={button(question.isDangerous ? 'quiet-danger' : 'quiet', 'small')}
            onClick={() => setAsked(question)}
          >
            {question.label}
          </button>
        ))}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked?.title ?? ''}
        description={asked?.consequence ?? ''}
        confirmLabel={asked?.label ?? ''}
        danger={asked?.isDangerous ?? false}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          if (asked) void run({ ...asked, onDone: onClose });
        }}
      />
    </section>
  );
}

/** An action on an account, after a question. */
type ConfirmedAction = {
  label: string;
  title: string;
  consequence: string;
  isDangerous: boolean;
  run: () => Promise<unknown>;
  done: string;
  failed: string;
};

/** The actions on an account. Users cannot deactivate their own. */
function confirmedActionsFor(person: Person, isSelf: boolean): ConfirmedAction[] {
  const { id, name, isActive, openSessions, hasSecondFactor } = person;
  const params = { id };
  const questions: (ConfirmedAction | false)[] = [
    openSessions > 0 && {
      label: 'Log out everywhere',
      title: `Log ${name} out everywhere?`,
      consequence: `All open sessions end at once${isSelf ? ', this one too' : ''}. What was typed and not saved is kept, and offered at the next login.`,
      isDangerous: false,
      run: () => staffCall('DELETE /api/admin/people/:id/sessions', { params }),
      done: `${name} is logged out`,
      failed: 'Failed to log out',
    },
    hasSecondFactor &&
      !isSelf && {
        label: 'Remove two-step login',
        title: `Remove the two-step login of ${name}?`,
        consequence:
          'For a colleague who lost phone and recovery codes. Make sure the request really comes from them: afterwards the password alone logs in, until they set it up again. All their sessions end.',
        isDangerous: true,
        run: () => staffCall('DELETE /api/admin/people/:id/second-factor', { params }),
        done: `${name} logs in without a code now`,
        failed: 'Failed to remove two-step login',
      },
    isActive &&
      !isSelf && {
        label: 'Deactivate',
        title: `Deactivate ${name}?`,
        consequence: `${name} can no longer log in, and all their sessions end at once. Articles, reviews and history stay. You can reactivate the account.`,
        isDangerous: true,
        run: () => staffCall('POST /api/admin/people/:id/deactivate', { params }),
        done: `${name} is deactivated`,
        failed: 'Failed to deactivate',
      },
    !isActive && {
      label: 'Reactivate',
      title: `Reactivate ${name}?`,
      consequence: `${name} can log in again with the password that the account had, as before.`,
      isDangerous: false,
      run: () => staffCall('POST /api/admin/people/:id/reactivate', { params }),
      done: `${name} can log in again`,
      failed: 'Failed to reactivate',
    },
  ];
  return questions.filter((question) => question !== false);
}
