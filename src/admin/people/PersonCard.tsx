import type { Person } from '../../shared/contract/accounts/people.ts';
import { ROLE_NAMES } from '../../shared/permissions.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { formatDateTime } from '../data/format-date.ts';
import { useStaffUser } from '../data/staff-user.ts';
import { StoredImage } from '../uploads/StoredImage.tsx';

export function PersonCard({ person, onManage }: { person: Person; onManage: () => void }) {
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
            {name.charAt(0).toUpperCase()}
          </span>
        )}
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-sm font-medium tracking-normal">
            <span className="wrap-anywhere">
              {name}
              {isSelf && ' (you)'}
            </span>
            <span className={badge(role === 'administrator' ? 'success' : 'neutral')}>{ROLE_NAMES[role]}</span>
            {!isActive && <span className={badge('danger')}>Deactivated</span>}
          </h2>
          <p className="text-xs wrap-anywhere text-ink-soft">
            {mailbox}
            <wbr />@{host}
          </p>
          <p className="mt-1 text-xs text-ink-soft">{factsOf(person).join(' · ')}</p>
          {(readsMessages || reviewer) && (
            <p className="mt-1 text-xs text-ink-soft">
              {[
                ...(readsMessages ? ['Reads contact messages'] : []),
                ...(reviewer ? [`Medical reviewer: ${reviewer.profession}, BIG ${reviewer.bigNumber}`] : []),
              ].join(' · ')}
            </p>
          )}
        </div>
        <div className="-mx-4 -mb-2 max-sm:col-span-full sm:m-0 forced-colors:m-0">
          <button type="button" className={button('quiet', 'small')} onClick={onManage}>
            Manage<span className="sr-only"> {name}</span>
          </button>
        </div>
      </article>
    </li>
  );
}

const factsOf = ({ lastSeenAt, hasSecondFactor, openSessions, resetLinkUntil }: Person): string[] => [
  lastSeenAt ? `Last seen ${formatDateTime(lastSeenAt)}` : 'Has not logged in yet',
  `Two-step login ${hasSecondFactor ? 'on' : 'off'}`,
  openSessions === 1 ? '1 open session' : `${openSessions || 'No'} open sessions`,
  ...(resetLinkUntil ? [`Link for a new password until ${formatDateTime(resetLinkUntil)}`] : []),
];
