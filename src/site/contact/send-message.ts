import { ApiError, call, NetworkError } from '../../shared/api-client.ts';
import type { ContactInput } from '../../shared/contract/visitors/contact-input.ts';
import { CONTACT_FAILURE } from '../../shared/messages/contact-messages.ts';

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

export type FieldName = 'name' | 'email' | 'phone' | 'subject' | 'message';
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Why the message was not sent, as the form shows it. */
export type Failure = { title: string; text: string; fields: FieldErrors };

const { title } = CONTACT_FAILURE;

export const networkFailure: Failure = { title, text: CONTACT_FAILURE.network, fields: {} };

const serverFailure = (text = CONTACT_FAILURE.notSent, fields: FieldErrors = {}): Failure => ({
  title,
  text,
  fields,
});

export const incompleteForm = (fields: FieldErrors): Failure => ({
  title: CONTACT_FAILURE.incompleteTitle,
  text: CONTACT_FAILURE.incompleteText,
  fields,
});
