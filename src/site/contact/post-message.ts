import { ApiError, call, NetworkError } from '../../shared/api-client.ts';
import type { ContactInput } from '../../shared/contract/contact-input.ts';
import { type Failure, networkFailure, serverFailure } from './failure.ts';

/** Sends a message. Resolves to what went wrong, or to nothing. */
export async function post(values: object): Promise<Failure | undefined> {
  try {
    await call('POST /api/contact', { body: values as ContactInput });
    return undefined;
  } catch (error) {
    if (error instanceof NetworkError) return networkFailure;
    return error instanceof ApiError && error.fromApi ? serverFailure(error.detail, error.fields) : serverFailure();
  }
}
