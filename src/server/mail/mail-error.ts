import { isDatabaseError } from '../db/postgres-errors.ts';
import { safeMessage } from '../errors/error-message.ts';
import { causesOf } from '../errors/errors.ts';

/** By the codes of nodemailer and of Node's sockets. */
const SENTENCES: Record<string, string> = {
  EAUTH: 'The mail server refused the user name or the password of SMTP_URL.',
  ENOAUTH: 'The mail server asks for a user name and a password, and SMTP_URL has none.',
  EENVELOPE: 'The mail server refused the sender or the address of CONTACT_TO.',
  EMESSAGE: 'The mail server refused the mail.',
  EDNS: 'The name of the mail server in SMTP_URL is not known.',
  ENOTFOUND: 'The name of the mail server in SMTP_URL is not known.',
  ETLS: 'No secure connection to the mail server could be made.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  EABORT: 'The mail server did not answer in time.',
};
const OTHER = 'The mail server could not be reached.';

/** Why a mail was not sent, for staff. Never what the mail server said: that may repeat addresses. */
export function describeMailError(error: unknown): string {
  const own = safeMessage(error);
  if (own) return `${own}.`;
  if (isDatabaseError(error)) return 'The messages could not be counted: the database failed.';
  const root = causesOf(error).at(-1) as (Error & { code?: unknown; responseCode?: unknown }) | undefined;
  const sentence = SENTENCES[String(root?.code)] ?? OTHER;
  const status = typeof root?.responseCode === 'number' ? root.responseCode : undefined;
  return status ? `${sentence.slice(0, -1)} (SMTP status ${status}).` : sentence;
}
