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
import { Actions } from '../lists/Actions.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { $invitations, usePersonAction } from './people.ts';

/** Open invitations. */
export function InvitationList() {
  const { data, error } = useStore($invitations);
  const [sent, setSent] = useState<SentInvitation>();
  if (error) return <LoadError what="the invitations" error={error} onRetry={() => $invitations.revalidate()} />;
  return (
    <>
      {data && data.length > 0 && (
        <section aria-labelledby="invited" className="mt-8">
          <h2 id="invited" className="mb-3 text-lg">
            Invited
          </h2>
          <ul className="divide-y divide-linen/50 rounded-sm border border-linen/60 bg-surface">
            {data.map((invitation) => (
              <InvitationCard key={invitation.id} invitation={invitation} onSent={setSent} />
            ))}
          </ul>
        </section>
      )}
      {sent && (
        <Dialog open onOpenChange={() => setSent(undefined)} title="A new link">
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
      failed: 'Failed to make a new link',
    });
  const revoke = () =>
    run({
      run: () => staffCall('DELETE /api/admin/invitations/:id', { params }),
      done: `The invitation of ${name} is revoked`,
      failed: 'Failed to revoke the invitation',
    });
  return (
    <li>
      <article aria-label={name} className="grid gap-x-4 gap-y-2 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-sm font-medium tracking-normal">
            <span className="wrap-anywhere">{name}</span> <span className={badge('quiet')}>{ROLE_NAMES[role]}</span>
            {isExpired && <span className={badge('danger')}>Expired</span>}
          </h3>
          <p className="text-xs wrap-anywhere text-ink-soft">
            {email} · {isExpired ? 'The link worked' : 'The link works'} until {formatDateTime(expiresAt)} ·{' '}
            {createdBy === 'system' ? 'Invited on the server' : `Invited by ${createdBy}`}
            {readsMessages && ' · Will read contact messages'}
          </p>
        </div>
        <Actions isBusy={isPending} className="-mx-4 -mb-2 sm:m-0">
          <button type="button" className={button('quiet', 'small')} onClick={() => void resend()}>
            New link<span className="sr-only"> for {name}</span>
          </button>
          <button type="button" className={button('quiet-danger', 'small')} onClick={() => void revoke()}>
            Revoke<span className="sr-only"> the invitation of {name}</span>
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
  const way = isMailed
    ? `It is mailed to ${invitation.email} too.`
    : 'This site sends no mail: send it to them yourself, by a way that you trust.';
  return (
    <CopyableLink
      label={`Link for ${invitation.name}`}
      url={url}
      hint={`${way} It works once, until ${formatDateTime(invitation.expiresAt)}. It is not shown again; you can always make a new one.`}
    >
      <button type="button" className={button('quiet', 'small')} onClick={onClose}>
        Done
      </button>
    </CopyableLink>
  );
}
