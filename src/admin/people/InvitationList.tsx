import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Invitation, SentInvitation } from '../../shared/contract/accounts/invitations.ts';
import { ROLE_NAMES } from '../../shared/permissions.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { formatDateTime } from '../data/format-date.ts';
import { staffCall } from '../data/staff-call.ts';
import { CopyableLink } from '../forms/CopyableLink.tsx';
import { hidden } from '../language/words.tsx';
import { Actions } from '../lists/Actions.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { $invitations, usePersonAction } from './people.ts';
import { t } from './words.ts';

/** Open invitations. */
export function InvitationList() {
  const { data, error } = useStore($invitations);
  const [sent, setSent] = useState<SentInvitation>();
  return (
    <>
      {error && !data && (
        <LoadError what={t('the invitations')} error={error} onRetry={() => $invitations.revalidate()} />
      )}
      {data && data.length > 0 && (
        <section aria-labelledby="invited" className="mt-8">
          <h2 id="invited" className="mb-3 text-lg">
            {t('Invited')}
          </h2>
          <ul className="divide-y divide-linen/50 rounded-sm border border-linen/60 bg-surface">
            {data.map((invitation) => (
              <InvitationCard key={invitation.id} invitation={invitation} onSent={setSent} />
            ))}
          </ul>
        </section>
      )}
      {sent && (
        <Dialog open onOpenChange={() => setSent(undefined)} title={t('A new link')}>
          <SentLink sent={sent} onClose={() => setSent(undefined)} />
        </Dialog>
      )}
    </>
  );
}

type InvitationCardProps = { invitation: Invitation; onSent: (sent: SentInvitation) => void };

function InvitationCard({ invitation, onSent }: InvitationCardProps) {
  const { id, name, email, role, readsMessages, isExpired, expiresAt, createdBy } = invitation;
  const { run, isPending } = usePersonAction();
  const params = { id };
  const resend = () =>
    run({
      run: async () => onSent(await staffCall('POST /api/admin/invitations/:id/resend', { params })),
      failed: t('Failed to make a new link'),
    });
  const revoke = () =>
    run({
      run: () => staffCall('DELETE /api/admin/invitations/:id', { params }),
      done: t('The invitation of {name} is revoked', { name }),
      failed: t('Failed to revoke the invitation'),
    });
  return (
    <li>
      <article aria-label={name} className="grid gap-x-4 gap-y-2 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-sm font-medium tracking-normal">
            <span className="wrap-anywhere">{name}</span> <span className={badge('quiet')}>{t(ROLE_NAMES[role])}</span>
            {isExpired && <span className={badge('danger')}>{t('Expired')}</span>}
          </h3>
          <p className="text-xs wrap-anywhere text-ink-soft">
            {[
              email,
              t(isExpired ? 'The link worked until {when}' : 'The link works until {when}', {
                when: formatDateTime(expiresAt),
              }),
              createdBy === 'system' ? t('Invited on the server') : t('Invited by {by}', { by: createdBy }),
              ...(readsMessages ? [t('Will read contact messages')] : []),
            ].join('\u00a0· ')}
          </p>
        </div>
        <Actions isBusy={isPending} className="-mx-4 -mb-2 sm:m-0">
          <button type="button" className={button('quiet', 'small')} onClick={() => void resend()}>
            {t.rich('New link<hidden> for {name}</hidden>', { name, hidden })}
          </button>
          <button type="button" className={button('quiet-danger', 'small')} onClick={() => void revoke()}>
            {t.rich('Revoke<hidden> the invitation of {name}</hidden>', { name, hidden })}
          </button>
        </Actions>
      </article>
    </li>
  );
}

/** The link of an invitation that was just created. */
export function SentLink({
  sent: { invitation, url, isMailed },
  onClose,
}: {
  sent: SentInvitation;
  onClose: () => void;
}) {
  const { name, email } = invitation;
  const when = formatDateTime(invitation.expiresAt);
  return (
    <CopyableLink
      label={t('Link for {name}', { name })}
      url={url}
      hint={
        isMailed
          ? t(
              'It is mailed to {email} too. It works once, until {when}. It is not shown again; you can always make a new one.',
              { email, when },
            )
          : t(
              'This site sends no mail: send it to them yourself, by a way that you trust. It works once, until {when}. It is not shown again; you can always make a new one.',
              { when },
            )
      }
    >
      <button type="button" className={button('quiet', 'small')} onClick={onClose}>
        {t('Done')}
      </button>
    </CopyableLink>
  );
}
