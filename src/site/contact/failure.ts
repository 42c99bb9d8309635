import { CONTACT_FAILURE } from '../../shared/messages/contact-messages.ts';

export type FieldName = 'name' | 'email' | 'phone' | 'subject' | 'message';
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Why the message was not sent, as the form shows it. */
export type Failure = { title: string; text: string; fields: FieldErrors };

const { title } = CONTACT_FAILURE;

export const networkFailure: Failure = { title, text: CONTACT_FAILURE.network, fields: {} };

export const serverFailure = (text = CONTACT_FAILURE.notSent, fields: FieldErrors = {}): Failure => ({
  title,
  text,
  fields,
});

export const incompleteForm = (fields: FieldErrors): Failure => ({
  title: CONTACT_FAILURE.incompleteTitle,
  text: CONTACT_FAILURE.incompleteText,
  fields,
});
