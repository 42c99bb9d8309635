import { ApiError, type CallAnswer, type CallInput, type CallName, call } from '../../shared/api-client.ts';
import { requestLogin } from '../session/expired-session.ts';

/** A call by somebody who is logged in. When the session has ended meanwhile, asks to log in again and goes on. */
export const staffCall = <Name extends CallName>(name: Name, input: CallInput<Name>): Promise<CallAnswer<Name>> =>
  withSession(() => call(name, input));

/** Does `work`; after a 401 once more, when the person has logged in again. */
export async function withSession<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !(await requestLogin())) throw error;
    return work();
  }
}
