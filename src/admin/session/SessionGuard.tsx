import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { paths } from '../../shared/paths.ts';
import { LoadFailure } from '../data/LoadFailure.tsx';
import { $session } from './session.ts';
import { StaffUserContext } from './staff-user.ts';

/** The wrapper of every protected screen (§2): waits, sends visitors to the login page, lets staff in. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { data: user, error } = useStore($session);
  useEffect(() => {
    if (user === null) location.replace(paths.login);
  }, [user]);
  if (user) return <StaffUserContext value={user}>{children}</StaffUserContext>;
  return (
    <main className="page flex flex-1 flex-col items-center justify-center py-16">
      {error ? (
        <LoadFailure what="the admin panel" error={error} onRetry={() => $session.revalidate()} />
      ) : (
        <p role="status" className="text-sm text-ink-soft">
          Loading admin panel...
        </p>
      )}
    </main>
  );
}
