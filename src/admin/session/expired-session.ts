import { atom } from 'nanostores';

type Waiting = { promise: Promise<boolean>; answer: (loggedIn: boolean) => void };

/** Set while somebody whose session has ended is asked to log in again. */
export const $expiredSession = atom<Waiting | null>(null);

/** Asks to log in again over whatever is open; true when that succeeded. Calls at the same time share one question. */
export function requestLogin(): Promise<boolean> {
  const asked = $expiredSession.get();
  if (asked) return asked.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  $expiredSession.set({
    promise,
    answer: (loggedIn) => {
      $expiredSession.set(null);
      resolve(loggedIn);
    },
  });
  return promise;
}
