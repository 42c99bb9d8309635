import { ApiError, call } from '../../shared/api-client.ts';
import type { Credentials, StaffUser } from '../../shared/contract/session.ts';
import { createFetcherStore, mutateCache } from '../../ui/data/query.ts';

const KEY = 'session';

/** Who is logged in: undefined while unknown, null when nobody is (§4, §6: a 401 is an answer, not an error). */
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

/** Logs in and stores the returned session (§4). Throws what the server says. */
export async function logIn(credentials: Credentials): Promise<void> {
  const { user } = await call('POST /api/admin/login', { body: credentials });
  mutateCache(KEY, user);
}

/** Logs out and empties every cache (§4). */
export async function logOut(): Promise<void> {
  await call('POST /api/admin/logout', {});
  mutateCache(() => true, undefined);
  mutateCache(KEY, null);
}
