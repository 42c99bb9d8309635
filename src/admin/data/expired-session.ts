import { atom } from 'nanostores';

type LoginRequest = { promise: Promise<boolean>; resolve: (loggedIn: boolean) => void };

/** Set while the dialog asks the user to log in again. */
export const $expiredSession = atom<LoginRequest | null>(null);

/** Asks the user to log in again; true when that succeeded. Concurrent calls share one dialog. */
export function requestLogin(): Promise<boolean> {
  const pending = $expiredSession.get();
  if (pending) return pending.promise;
  let resolve: (loggedIn: boolean) => void = () => {};
  // Safari 16 has no Promise.withResolvers.
  const promise = new Promise<boolean>((done) => {
    resolve = done;
  });
  $expiredSession.set({
    promise,
    resolve: (loggedIn) => {
      $expiredSession.set(null);
      resolve(loggedIn);
    },
  });
  return promise;
}
