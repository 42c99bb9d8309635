import { ApiError, call } from '../../shared/api-client.ts';
import type { Credentials, StaffUser } from '../../shared/contract/session.ts';
import { mutateCache } from '../../ui/data/query.ts';
import { clearLocalDrafts } from '../app/clear-local-drafts.ts';
import { forgetPositions } from '../app/positions.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { $unsaved } from '../frame/unsaved-changes.ts';

/** `user` is null when logged out. An object, because the cache takes a plain null for nothing. */
type Session = { user: StaffUser | null };

let logins = 0;

export const $session: Query<Session> = createQuery(['session'], async (): Promise<Session> => {
  const known = $session.get().data?.user;
  const earlier = logins;
  try {
    const { user } = await (known ? staffCall : call)('GET /api/admin/me', {});
    // Another tab of this browser logged in as somebody else.
    if (known && known.id !== user.id) forgetData();
    return { user };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    // The user logged in while this was on its way.
    if (logins !== earlier) return $session.get().data ?? { user: null };
    // The session ended while the app was open, and the user chose to log in later: what is open stays open.
    return { user: known ?? null };
  }
});

/** Throws {@link ApiError} when the login is refused. */
export async function logIn(credentials: Credentials): Promise<void> {
  const { user } = await call('POST /api/admin/login', { body: credentials });
  logins += 1;
  mutateCache($session.id(), { user });
}

/**
 * Logs out and leaves nothing of this user in the browser: no cached response, no draft, no position. When the server
 * cannot be reached, everything stays as it is.
 */
export async function logOut({ id }: StaffUser): Promise<void> {
  await call('POST /api/admin/logout', {});
  $unsaved.set(false);
  clearLocalDrafts(id);
  endSession();
}

/** Shows the login form, and forgets what this user saw. Drafts stay. */
export function endSession(): void {
  forgetPositions();
  forgetData();
  mutateCache($session.id(), { user: null });
}

const forgetData = () => mutateCache((key) => key !== $session.id(), undefined);
