import { ApiError, call, NetworkError } from '../../shared/api-client.ts';
import type { ContactInput } from '../../shared/contract/visitors/contact-input.ts';
import { type Failure, networkFailure, serverFailure } from './failure.ts';

/** Resolves to undefined when the message is accepted; never rejects. */
export async function sendMessage(values: object): Promise<Failure | undefined> {
  try {
    await call('POST /api/contact', { body: values as ContactInput });
    return undefined;
  } catch (error) {
    if (error instanceof NetworkError) return networkFailure;
    return error instanceof ApiError && error.fromApi ? serverFailure(error.detail, error.fields) : serverFailure();
  }
}
