import { ContactInput } from '../../shared/contract/visitors/contact-input.ts';
import type { FieldErrors, FieldName } from './send-message.ts';

/** The first error of each field. This module brings zod/mini: the form imports it when the visitor focuses a field. */
export function fieldErrors(values: object): FieldErrors {
  const { error } = ContactInput.safeParse(values);
  const errors: FieldErrors = {};
  for (const { path, message } of error?.issues ?? []) errors[path[0] as FieldName] ??= message;
  return errors;
}
