import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/dates/durations.ts';
import { inArray, sql } from '../db/drizzle.ts';
import { isDatabaseError } from '../db/postgres-errors.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { Dependencies } from '../dependencies.ts';
import { safeMessage } from '../errors/error-message.ts';
import { causesOf } from '../errors/errors.ts';
import type { Delivery, Outcome } from '../outbox/outbox.ts';
import type { MailPayload, OutgoingMail, Template, TemplateName, Templates } from './mail.ts';

/** Sends the mails of the site, which the composition root names. */
export const mailDelivery = (templates: Templates): Delivery<'mail'> => ({
  receiver: 'The mail server',
  maxRows: 5000,
  takesAlong: (due) => inArray(sql`${outbox.payload}->>'receiver'`, [...new Set(due.map(({ receiver }) => receiver))]),
  deadlineMs: 30_000,
  firstRetryMs: MINUTE_MS,
  longestRetryMs: 6 * HOUR_MS,
  maxAgeMs: 2 * DAY_MS,
  isAvailable: ({ mail }) => mail !== undefined,
  deliver: (dependencies, rows, signal) => sendMails(templates, dependencies, rows, signal),
  onDelivered: (db, rows) => forEachMail(templates, rows, (template, group) => template.onDelivered?.(db, group)),
  onFailed: (db, rows) => forEachMail(templates, rows, (template, group) => template.onFailed?.(db, group)),
  describeError: describeMailError,
});

/** Sends one mail for each receiver and template, all over one connection. */
async function sendMails(
  templates: Templates,
  dependencies: Dependencies,
  rows: MailPayload[],
  signal: AbortSignal,
): Promise<Outcome[]> {
  const mails: OutgoingMail[] = [];
  const indexOf = new Map<string, number>();
  await forEachMail(templates, rows, async (template, group, key) => {
    const mail = await template.write(dependencies, group);
    if (mail) indexOf.set(key, mails.push(mail) - 1);
  });
  const outcomes = mails.length > 0 ? await dependencies.mail?.send(mails, signal) : [];
  return rows.map((row) => outcomes?.[indexOf.get(keyOf(row)) ?? -1]);
}

async function forEachMail(
  templates: Templates,
  rows: MailPayload[],
  work: (template: Template<TemplateName>, group: MailPayload[], key: string) => Promise<unknown> | undefined,
): Promise<void> {
  for (const [key, group] of Map.groupBy(rows, keyOf)) {
    const [first] = group;
    if (first) await work(templates[first.template] as Template<TemplateName>, group, key);
  }
}

const keyOf = ({ receiver, template }: MailPayload) => `${receiver} ${template}`;

/** By the codes of nodemailer and of Node's sockets. */
const SENTENCES: Record<string, string> = {
  EAUTH: 'The mail server refused the user name or the password of SMTP_URL.',
  ENOAUTH: 'The mail server asks for a user name and a password, and SMTP_URL has none.',
  EENVELOPE: 'The mail server refused the sender or the receiver.',
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
