import { useState } from 'react';
import type { Person } from '../../shared/contract/accounts/people.ts';
import { ROLE_NAMES, ROLES, type Role } from '../../shared/permissions.ts';
import { button } from '../../ui/forms/button.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { formatDateTime } from '../data/format-date.ts';
import { staffCall } from '../data/staff-call.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { CopyableLink } from '../forms/CopyableLink.tsx';
import { EntryDialog } from '../forms/EntryDialog.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { SwitchField } from '../forms/SwitchField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useFormMutation } from '../forms/use-form-mutation.ts';
import { $session } from '../session/session.ts';
import { usePersonAction } from './people.ts';
import { t } from './words.ts';

/** The rights of an account, and access to it. */
export function PersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  // Only what is changed here is sent: another administrator may have changed the rest.
  const [before] = useState(person);
  const [role, setRole] = useState(before.role);
  const [readsMessages, setReadsMessages] = useState(before.readsMessages);
  const [isReviewer, setReviewer] = useState(before.reviewer !== null);
  const [profession, setProfession] = useState(before.reviewer?.profession ?? '');
  const [bigNumber, setBigNumber] = useState(before.reviewer?.bigNumber ?? '');
  const isReviewerChanged =
    isReviewer !== (before.reviewer !== null) ||
    (isReviewer && (profession !== before.reviewer?.profession || bigNumber !== before.reviewer?.bigNumber));
  const { failure, errors, isPending, onSubmit } = useFormMutation({
    run: () =>
      staffCall('PUT /api/admin/people/:id', {
        params: { id: person.id },
        body: {
          ...(role !== before.role && { role }),
          ...(readsMessages !== before.readsMessages && { readsMessages }),
          ...(isReviewerChanged && { reviewer: isReviewer ? { profession, bigNumber } : null }),
        },
      }),
    refreshes: [['people'], ['articles'], ['article']],
    closes: onClose,
    onDone: () => {
      showToast({
        title: t('{name} is changed', { name: person.name }),
        description: t('It applies from their next request.'),
      });
      // The user may have edited their own account.
      $session.revalidate();
    },
    failureTitle: t('Failed to change the account'),
  });
  const isChanged = role !== before.role || readsMessages !== before.readsMessages || isReviewerChanged;
  return (
    <EntryDialog
      title={person.name}
      isNew={false}
      isChanged={isChanged}
      isFilled={!isReviewer || (profession.trim() !== '' && bigNumber.trim() !== '')}
      isPending={isPending}
      onSave={onSubmit}
      onClose={onClose}
      after={<AccessActions person={person} onClose={onClose} />}
    >
      <RoleField
        value={role}
        onChange={setRole}
        // Only this refusal names no field: the last administrator keeps their role.
        error={errors['role'] ?? (failure && Object.keys(errors).length === 0 ? errorMessage(failure) : undefined)}
      />
      <SwitchField {...messagesField()} checked={readsMessages} onChange={setReadsMessages} />
      <SwitchField
        label={t('Medical reviewer')}
        hint={t('May say that a text was read and is right. Readers see name, profession and BIG number.')}
        checked={isReviewer}
        onChange={setReviewer}
      />
      {isReviewer && (
        <>
          <TextField
            label={t('Profession')}
            lang="nl"
            required
            value={profession}
            onChange={setProfession}
            error={errors['reviewer.profession']}
            hint={t('As readers see it, such as huisarts.')}
          />
          <TextField
            label={t('BIG number')}
            required
            value={bigNumber}
            onChange={setBigNumber}
            error={errors['reviewer.bigNumber']}
            hint={t('Look it up in the BIG register first: 11 digits.')}
          />
        </>
      )}
    </EntryDialog>
  );
}

const HINTS = {
  writer: 'Writes own articles. An editor publishes them.',
  editor: 'Writes, changes and publishes all articles; manages categories, writers and pictures.',
  administrator: 'Everything that an editor may. Also manages people and sees what happened.',
} as const satisfies Record<Role, string>;

const roleOptions = () => ROLES.map((role) => ({ value: role, label: t(ROLE_NAMES[role]) }));

type RoleFieldProps = { value: Role; onChange: (role: Role) => void; error?: string | undefined };

export const RoleField = ({ value, onChange, error }: RoleFieldProps) => (
  <SelectField
    label={t('Role')}
    value={value}
    onChange={(role) => onChange(role as Role)}
    options={roleOptions()}
    hint={t(HINTS[value])}
    error={error}
  />
);

export const messagesField = () => ({
  label: t('Reads contact messages'),
  hint: t('They are about people’s health: give this only to those who answer them.'),
});

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
      failed: t('Failed to make the link'),
    });
  return (
    <section aria-labelledby="access" className="mt-8 border-t border-linen/60 pt-5">
      <h3 id="access" className="text-base">
        {t('Access')}
      </h3>
      {made && <CopyableLink label={t('Link for {name}', { name })} url={made.url} hint={hintOf(made, email)} />}
      <div aria-busy={isPending} className="mt-3 -mx-4 flex flex-wrap">
        {isActive && (
          <button type="button" className={button('quiet', 'small')} onClick={() => void makeLink()}>
            {t(made ? 'Make another link' : 'Make a link for a new password')}
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
          if (asked) void run({ ...asked, closes: onClose });
        }}
      />
    </section>
  );
}

function hintOf({ isMailed, expiresAt }: Made, email: string): string {
  const when = formatDateTime(expiresAt);
  if (isMailed)
    return t(
      'It is mailed to {email} too. It works once, until {when}, and lets them choose a new password. It is not shown again.',
      { email, when },
    );
  return t(
    'Send it to them yourself, by a way that you trust. It works once, until {when}, and lets them choose a new password. It is not shown again.',
    { when },
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
      label: t('Log out everywhere'),
      title: t('Log {name} out everywhere?', { name }),
      consequence: t(
        isSelf
          ? 'All open sessions end at once, this one too. What was typed and not saved is kept, and offered at the next login.'
          : 'All open sessions end at once. What was typed and not saved is kept, and offered at the next login.',
      ),
      isDangerous: false,
      run: () => staffCall('DELETE /api/admin/people/:id/sessions', { params }),
      done: t('{name} is logged out', { name }),
      failed: t('Failed to log out'),
    },
    hasSecondFactor &&
      !isSelf && {
        label: t('Remove two-step login'),
        title: t('Remove the two-step login of {name}?', { name }),
        consequence: t(
          'For a colleague who lost phone and recovery codes. Make sure the request really comes from them: afterwards the password alone logs in, until they set it up again. All their sessions end.',
        ),
        isDangerous: true,
        run: () => staffCall('DELETE /api/admin/people/:id/second-factor', { params }),
        done: t('{name} logs in without a code now', { name }),
        failed: t('Failed to remove two-step login'),
      },
    isActive &&
      !isSelf && {
        label: t('Deactivate'),
        title: t('Deactivate {name}?', { name }),
        consequence: t(
          '{name} can no longer log in, and all their sessions end at once. Articles, reviews and history stay. You can reactivate the account.',
          { name },
        ),
        isDangerous: true,
        run: () => staffCall('POST /api/admin/people/:id/deactivate', { params }),
        done: t('{name} is deactivated', { name }),
        failed: t('Failed to deactivate'),
      },
    !isActive && {
      label: t('Reactivate'),
      title: t('Reactivate {name}?', { name }),
      consequence: t('{name} can log in again with the password that the account had, as before.', { name }),
      isDangerous: false,
      run: () => staffCall('POST /api/admin/people/:id/reactivate', { params }),
      done: t('{name} can log in again', { name }),
      failed: t('Failed to reactivate'),
    },
  ];
  return questions.filter((question) => question !== false);
}
