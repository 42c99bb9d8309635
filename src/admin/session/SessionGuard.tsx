import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { StaffUser } from '../../shared/contract/session.ts';
import { paths } from '../../shared/paths.ts';
import { LoadError } from '../data/LoadError.tsx';
import { $session } from './session.ts';
import { StaffUserContext } from './staff-user.ts';

/** Renders its children for staff, and sends everyone else to the login page. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { data: user, error } = useStore($session);
  useEffect(() => {
    if (user === null) location.replace(paths.login);
    if (mustVisitAccount(user)) location.replace(paths.account);
  }, [user]);
  if (user && !mustVisitAccount(user)) return <StaffUserContext value={user}>{children}</StaffUserContext>;
  return (
    <main className="page flex flex-1 flex-col items-center justify-center py-16">
      {error ? (
        <LoadError what="the admin panel" error={error} onRetry={() => $session.revalidate()} />
      ) : (
        <p role="status" className="text-sm text-ink-soft">
          Loading admin panel...
        </p>
      )}
    </main>
  );
}

/** A required action closes every screen but the account. */
const mustVisitAccount = (user: StaffUser | null | undefined): boolean =>
  Boolean(user?.requiredAction) && location.pathname !== paths.account;
