import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { button } from '../../ui/forms/button.ts';
import type { ScreenModule } from '../app/screens.ts';
import { useMay } from '../data/staff-user.ts';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { InvitationList } from './InvitationList.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { $invitations, $people } from './people.ts';

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
