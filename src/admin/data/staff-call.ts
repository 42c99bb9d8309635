import { atom } from 'nanostores';
import { ApiError, type CallInput, type CallName, type CallResponse, call } from '../../shared/api-client.ts';
import { trackConnection } from '../connection/connection.ts';

/** Calls the API. When the session has expired, asks the user to log in and repeats the call. */
export const staffCall = <Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallResponse<Name>> =>
  withSession(() => call(name, input));

/** To the dialog; a new object for each. */
let lastAnswer = { isLoggedIn: false };

/** Runs `work`, and once more when it failed with 401 and the user has logged in again. */
export async function withSession<T>(work: () => Promise<T>): Promise<T> {
  const before = lastAnswer;
  try {
    return await trackConnection(work);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    // Who answered the dialog while this call was on its way is not asked again.
    const isLoggedIn = lastAnswer === before ? await requestLogin() : lastAnswer.isLoggedIn;
    if (!isLoggedIn) throw error;
    return work();
  }
}

type LoginRequest = { promise: Promise<boolean>; resolve: (loggedIn: boolean) => void };

/** Set while the dialog asks the user to log in again. */
export const $expiredSession = atom<LoginRequest | null>(null);

/** Asks the user to log in again; true when that succeeded. Concurrent calls share one dialog. */
function requestLogin(): Promise<boolean> {
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
      lastAnswer = { isLoggedIn: loggedIn };
      $expiredSession.set(null);
      resolve(loggedIn);
    },
  });
  return promise;
}
