import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { SentInvitation } from '../../shared/contract/accounts/invitations.ts';
import type { Person } from '../../shared/contract/accounts/people.ts';
import { ROLE_NAMES, type Role } from '../../shared/permissions.ts';
import type { Language } from '../../shared/words/words.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { overlay } from '../../ui/overlay/overlay.ts';
import type { ScreenModule } from '../app/screens.ts';
import { formatDateTime } from '../data/format-date.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMay, useStaffUser } from '../data/staff-user.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { DialogForm, FormDialog } from '../forms/FormDialog.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { SwitchField } from '../forms/SwitchField.tsx';
import { TextField, useTextValues } from '../forms/TextField.tsx';
import { useFormMutation } from '../forms/use-form-mutation.ts';
import { LANGUAGE_OPTIONS } from '../language/choose-language.ts';
import { hidden } from '../language/words.tsx';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { StoredImage } from '../uploads/StoredImage.tsx';
import { InvitationList, SentLink } from './InvitationList.tsx';
import { messagesField, PersonDialog, RoleField } from './PersonDialog.tsx';
import { $invitations, $people } from './people.ts';
import { t } from './words.ts';

/** The accounts of the site, with their roles. */
function PeopleScreen() {
  const [isInviting, setInviting] = useState(false);
  if (!useMay('people.manage'))
    return (
      <EmptyState
        title={t('Administrators manage people')}
        hint={t('Ask one of them to invite somebody, or to change what you may do.')}
      />
    );
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="mr-auto">
          <h1 className="text-2xl">{t('People')}</h1>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">
            {t('Who works on the site, and what they may do. A change applies from their next request.')}
          </p>
        </div>
        <button type="button" className={button('primary', 'small')} onClick={() => setInviting(true)}>
          {t('Invite somebody')}
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
  const { data: newest, error } = useStore($people);
  const data = usePreviousValue(newest);
  const [managed, setManaged] = useState<number>();
  useRestoredPosition(data !== undefined);
  if (error && !data) return <LoadError what={t('the people')} error={error} onRetry={() => $people.revalidate()} />;
  if (!data)
    return <Skeletons label={t('Loading people')} className="space-y-3" itemClassName="h-40 sm:h-24" count={2} />;
  const person = data.find(({ id }) => id === managed);
  return (
    <>
      <ul aria-label={t('Accounts')} className="divide-y divide-linen/50 rounded-sm border border-linen/60 bg-surface">
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
      title={t('Invite somebody')}
      description={t('They get a link with which they choose a password of their own. Only they will know it.')}
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
  const { language: own } = useStaffUser();
  const [language, setLanguage] = useState(own);
  const [readsMessages, setReadsMessages] = useState(false);
  const { errors, isPending, onSubmit } = useFormMutation({
    run: async () =>
      onSent(await staffCall('POST /api/admin/invitations', { body: { ...values, role, language, readsMessages } })),
    refreshes: [['invitations']],
    failureTitle: t('Failed to invite'),
  });
  return (
    <DialogForm isChanged={isChanged || role !== FIRST_ROLE || language !== own || readsMessages} onSubmit={onSubmit}>
      <TextField label={t('Name')} required {...field('name', errors)} autoFocus />
      <TextField label={t('Email')} type="email" required {...field('email', errors)} />
      <RoleField value={role} onChange={setRole} error={errors['role']} />
      <SelectField
        label={t('Language')}
        value={language}
        onChange={(chosen) => setLanguage(chosen as Language)}
        options={LANGUAGE_OPTIONS}
        error={errors['language']}
        hint={t('Of the admin area and of the invitation. They can change it themselves.')}
      />
      <SwitchField {...messagesField()} checked={readsMessages} onChange={setReadsMessages} />
      <div className={overlay.actions}>
        <SubmitButton
          label={t('Invite')}
          pendingLabel={t('Inviting...')}
          isPending={isPending}
          disabled={values.name.trim() === '' || values.email.trim() === ''}
        />
      </div>
    </DialogForm>
  );
}

function PersonCard({ person, onManage }: { person: Person; onManage: () => void }) {
  const { id, name, email, portrait, role, isActive, readsMessages, reviewer } = person;
  const isSelf = useStaffUser().id === id;
  const [mailbox, host] = email.split('@');
  return (
    <li>
      <article
        aria-label={name}
        className="grid grid-cols-[min(3.5rem,15vw)_minmax(0,1fr)] gap-x-[min(--spacing(4),4vw)] gap-y-2 p-4 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] sm:items-center"
      >
        {portrait ? (
          <StoredImage source={portrait} className="size-[min(3.5rem,15vw)] rounded-full object-cover" />
        ) : (
          <span
            aria-hidden="true"
            className="flex size-[min(3.5rem,15vw)] items-center justify-center rounded-full bg-plaster font-serif text-lg"
          >
            {[...name][0]?.toUpperCase()}
          </span>
        )}
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-sm font-medium tracking-normal">
            <span className="wrap-anywhere">{isSelf ? t('{name} (you)', { name }) : name}</span>
            <span className={badge(role === 'administrator' ? 'success' : 'quiet')}>{t(ROLE_NAMES[role])}</span>
            {!isActive && <span className={badge('danger')}>{t('Deactivated')}</span>}
          </h2>
          <p className="text-xs wrap-anywhere text-ink-soft">
            {mailbox}
            <wbr />@{host}
          </p>
          <p className="mt-1 text-xs text-ink-soft">{factsOf(person).join('\u00a0· ')}</p>
          {(readsMessages || reviewer) && (
            <p className="mt-1 text-xs text-ink-soft">
              {[
                ...(readsMessages ? [t('Reads contact messages')] : []),
                ...(reviewer
                  ? [
                      t('Medical reviewer: {profession}, BIG {number}', {
                        profession: reviewer.profession,
                        number: reviewer.bigNumber,
                      }),
                    ]
                  : []),
              ].join('\u00a0· ')}
            </p>
          )}
        </div>
        <div className="-mx-4 -mb-2 max-sm:col-span-full sm:m-0 forced-colors:m-0">
          <button type="button" className={button('quiet', 'small')} onClick={onManage}>
            {t.rich('Manage<hidden> {name}</hidden>', { name, hidden })}
          </button>
        </div>
      </article>
    </li>
  );
}

const factsOf = ({ lastSeenAt, hasSecondFactor, openSessions, resetLinkUntil }: Person): string[] => [
  lastSeenAt ? t('Last seen {when}', { when: formatDateTime(lastSeenAt) }) : t('Has not logged in yet'),
  t(hasSecondFactor ? 'Two-step login on' : 'Two-step login off'),
  openSessions === 0 ? t('No open sessions') : t('{count} open session|{count} open sessions', { count: openSessions }),
  ...(resetLinkUntil ? [t('Link for a new password until {when}', { when: formatDateTime(resetLinkUntil) })] : []),
];
