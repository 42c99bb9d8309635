import { ApiError, NetworkError } from '../../shared/api-client.ts';
import { ContactInput } from '../../shared/contract/contact.ts';

export type FieldName = 'name' | 'email' | 'phone' | 'subject' | 'message';
export type FieldErrors = Partial<Record<FieldName, string>>;
export type Failure = { title: string; text: string; fields: FieldErrors };

/** §8 */
const FAILED = 'Er is een fout opgetreden';
const NOT_SENT = 'Er is een fout opgetreden bij het versturen van uw bericht.';
const NETWORK = 'Netwerkfout. Controleer uw internetverbinding en probeer het opnieuw.';

export const contactValues = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as ContactInput;

/** The first thing that is wrong with each field, by the rules of the contract (§5). */
export function fieldErrors(values: ContactInput): FieldErrors {
  const { error } = ContactInput.safeParse(values);
  const errors: FieldErrors = {};
  for (const { path, message } of error?.issues ?? []) errors[path[0] as FieldName] ??= message;
  return errors;
}

export const notFilledIn = (fields: FieldErrors): Failure => ({
  title: 'Uw bericht is nog niet verstuurd',
  text: 'Er ontbreekt iets, of er klopt iets niet:',
  fields,
});

/** What the visitor is told when the call failed (§8): the server's own sentence, or ours. */
export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) return { title: FAILED, text: NETWORK, fields: {} };
  const said = error instanceof ApiError ? error : undefined;
  return { title: FAILED, text: said?.fromApi ? said.detail : NOT_SENT, fields: said?.fields ?? {} };
}
