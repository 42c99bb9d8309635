import { ApiError, call } from '../../shared/api-client.ts';
import type { Endpoint, EndpointAnswer, EndpointInput } from '../../shared/contract/endpoint.ts';
import { loginAgain } from '../session/expired-session.ts';

/** A call by somebody who is logged in. When the session has ended meanwhile, asks to log in again and goes on. */
export const staffCall = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointAnswer<E>> =>
  withSession(() => call(endpoint, input));

/** Does `work`; after a 401 once more, when the person has logged in again. */
export async function withSession<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !(await loginAgain())) throw error;
    return work();
  }
}
