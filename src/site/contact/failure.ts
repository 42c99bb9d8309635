export type FieldName = 'name' | 'email' | 'phone' | 'subject' | 'message';
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Why a message was not sent, as the visitor reads it. */
export type Failure = { title: string; text: string; fields: FieldErrors };

/** §8 */
const TITLE = 'Er is een fout opgetreden';
const NETWORK = 'Netwerkfout. Controleer uw internetverbinding en probeer het opnieuw.';
export const NOT_SENT = 'Er is een fout opgetreden bij het versturen van uw bericht.';

export const networkFailure: Failure = { title: TITLE, text: NETWORK, fields: {} };

/** What the server said, or our own sentence where it said nothing that a person can read. */
export const serverFailure = (text = NOT_SENT, fields: FieldErrors = {}): Failure => ({ title: TITLE, text, fields });

export const notFilledIn = (fields: FieldErrors): Failure => ({
  title: 'Uw bericht is nog niet verstuurd',
  text: 'Er ontbreekt iets, of er klopt iets niet:',
  fields,
});
