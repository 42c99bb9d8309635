import { ApiError, type CallInput, type CallName, type CallResponse, call } from '../../shared/api-client.ts';
import { trackConnection } from '../connection/track-connection.ts';
import { requestLogin } from './expired-session.ts';

/** Calls the API. When the session has expired, asks the user to log in and repeats the call. */
export const staffCall = <Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallResponse<Name>> =>
  withSession(() => call(name, input));

/** Runs `work`, and once more when it failed with 401 and the user has logged in again. */
export async function withSession<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await trackConnection(work);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !(await requestLogin())) throw error;
    return work();
  }
}
