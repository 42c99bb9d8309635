import { ApiError, call } from '../../shared/api-client.ts';
import type { Credentials, StaffUser } from '../../shared/contract/session.ts';
import { createFetcherStore, mutateCache } from '../../ui/data/query.ts';

const KEY = 'session';

/** The user: undefined while loading, null when logged out. */
export const $session = createFetcherStore<StaffUser | null>([KEY], {
  fetcher: async () => {
    try {
      return (await call('GET /api/admin/me', {})).user;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

/** Throws {@link ApiError} when the login is refused. */
export async function logIn(credentials: Credentials): Promise<void> {
  const { user } = await call('POST /api/admin/login', { body: credentials });
  mutateCache(KEY, user);
}

/** Logs out and clears every cached response, so that the next user sees none of them. */
export async function logOut(): Promise<void> {
  await call('POST /api/admin/logout', {});
  mutateCache(() => true, undefined);
  mutateCache(KEY, null);
}
