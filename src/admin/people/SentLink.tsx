import type { SentInvitation } from '../../shared/contract/accounts/invitations.ts';
import { button } from '../../ui/forms/button.ts';
import { formatDateTime } from '../data/format-date.ts';
import { CopyableLink } from '../forms/CopyableLink.tsx';

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
