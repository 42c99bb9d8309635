import { atom } from 'nanostores';
import { ApiError, call } from '../../shared/api-client.ts';
import type { Credentials, StaffUser } from '../../shared/contract/accounts/session.ts';
import { STAFF_MARK } from '../../shared/staff-mark.ts';
import { mutateCache } from '../../ui/query-cache.ts';
import { nameAccount } from '../data/account-headers.ts';
import { clearLocalTexts } from '../data/local-storage.ts';
import { clearQueries, createQuery, type Query } from '../data/query.ts';
import { $expiredSession, staffCall } from '../data/staff-call.ts';
import { takeChosenAtLogin } from '../language/choose-language.ts';
import { $language } from '../language/words.tsx';
import { clearPositions } from '../navigation/scroll-positions.ts';
import { clearUnsaved } from '../navigation/unsaved-changes.ts';

/** `user` is null when logged out. Wrapped in an object, because the cache treats a plain null as no data. */
type Session = { user: StaffUser | null };

/** The session after a login or logout in this tab. Responses to earlier requests are out of date. */
const $current = atom<Session | undefined>();

/** Calls back after each login and logout in this tab. */
export const onSessionChange = (listener: (user: StaffUser | null) => void) =>
  $current.listen((session) => session && listener(session.user));

function setSession(session: Session): void {
  // What waits for the former user's password is not done by the next one.
  if (session.user?.id !== $session.value?.data?.user?.id) $expiredSession.get()?.resolve(false);
  nameAccount(session.user?.id);
  markBrowser(session.user !== null);
  $current.set(session);
  mutateCache($session.id(), session);
}

export const $session: Query<Session> = createQuery(['session'], async (): Promise<Session> => {
  const known = $session.get().data?.user;
  const before = $current.get();
  try {
    const { user } = await (known ? staffCall : call)('GET /api/admin/me', {});
    const current = $current.get();
    if (current && current !== before) return current;
    // Another tab of this browser logged in as another user.
    if (known && known.id !== user.id) {
      $expiredSession.get()?.resolve(false);
      clearData();
    }
    nameAccount(user.id);
    markBrowser(true);
    return { user };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    const current = $current.get();
    if (current && current !== before) return current;
    if (!known) markBrowser(false);
    // The session expired while the app was open, and the user chose to log in later: the screen stays open.
    return { user: known ?? null };
  }
});

/** For the pages of the website in this browser. */
function markBrowser(isLoggedIn: boolean): void {
  try {
    if (isLoggedIn) localStorage.setItem(STAFF_MARK, 'yes');
    else localStorage.removeItem(STAFF_MARK);
  } catch {
    // Without storage the website offers no “Edit”.
  }
}

/** Throws {@link ApiError} when the login is refused. */
export async function logIn(credentials: Credentials): Promise<void> {
  const { user } = await call('POST /api/admin/login', { body: credentials });
  setSession({ user: await withChosenLanguage(user) });
}

/**
 * What was chosen at the login page is the person's language from now on; at a first login, with a password that the
 * site made, what the page was in.
 */
async function withChosenLanguage(user: StaffUser): Promise<StaffUser> {
  const language = takeChosenAtLogin() ?? (user.requiredAction === 'new-password' ? $language.get() : undefined);
  if (!language || language === user.language) return user;
  nameAccount(user.id);
  const saving = call('PUT /api/admin/account/language', { body: { language } });
  return saving.then(
    () => ({ ...user, language }),
    () => user,
  );
}

/**
 * Logs out and removes this user's data from the browser, also in other tabs: cached responses, drafts, positions.
 * Removes nothing when the server cannot be reached.
 */
export async function logOut({ id }: StaffUser): Promise<void> {
  await call('POST /api/admin/logout', {});
  clearUserData(id);
  announceLogout(id);
}

/** Logs this tab out with the other tabs of the browser. Returns a function that stops it. */
export const followLogouts = (): (() => void) =>
  onLogoutInOtherTab((userId) => {
    if ($session.get().data?.user?.id === userId) clearUserData(userId);
  });

function clearUserData(userId: number): void {
  clearUnsaved();
  endSession();
  clearLocalTexts(userId);
}

/** After a link created a session, or ended the one of this browser. */
export function switchUser(user: StaffUser | null): void {
  clearPositions();
  clearData();
  setSession({ user });
}

/** Shows the login form and clears this user's data. Drafts stay. */
export function endSession(): void {
  switchUser(null);
}

const clearData = () => clearQueries((key) => key !== $session.id());

const CHANNEL = 'logout';

/** Tells the other tabs of this browser that a user logged out. */
function announceLogout(userId: number): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(userId);
  channel.close();
}

/** Calls back with the user who logged out in another tab. Returns a function that unsubscribes. */
function onLogoutInOtherTab(onLogout: (userId: number) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => onLogout(data));
  return () => channel.close();
}
