import { ApiError, call, NetworkError } from '../../shared/api-client.ts';
import { ContactInput } from '../../shared/contract/contact-input.ts';
import { type Failure, type FieldErrors, type FieldName, networkFailure, serverFailure } from './failure.ts';

/** The rules and the call, with the contract they need: loaded when someone starts to write, not with the page. */

/** The first thing that is wrong with each field, by the rules of the contract (§5). */
export function fieldErrors(values: object): FieldErrors {
  const { error } = ContactInput.safeParse(values);
  const errors: FieldErrors = {};
  for (const { path, message } of error?.issues ?? []) errors[path[0] as FieldName] ??= message;
  return errors;
}

/** Sends what passed the rules. Resolves to what went wrong, or to nothing. */
export async function post(values: object): Promise<Failure | undefined> {
  try {
    await call('POST /api/contact', { body: values as ContactInput });
    return undefined;
  } catch (error) {
    if (error instanceof NetworkError) return networkFailure;
    return error instanceof ApiError && error.fromApi ? serverFailure(error.detail, error.fields) : serverFailure();
  }
}
