import { ContactInput } from '../../shared/contract/contact-input.ts';
import type { FieldErrors, FieldName } from './failure.ts';

/** The rules, with the contract they need: loaded when someone starts to write, not with the page. */

/** The first thing that is wrong with each field, by the rules of the contract (§5). */
export function fieldErrors(values: object): FieldErrors {
  const { error } = ContactInput.safeParse(values);
  const errors: FieldErrors = {};
  for (const { path, message } of error?.issues ?? []) errors[path[0] as FieldName] ??= message;
  return errors;
}
