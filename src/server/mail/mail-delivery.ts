import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/dates/durations.ts';
import { inArray, sql } from '../db/drizzle.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Delivery, Outcome } from '../outbox/delivery.ts';
import type { OutgoingMail } from './mail.ts';
import { describeMailError } from './mail-error.ts';
import type { MailPayload, Template, TemplateName, Templates } from './template.ts';

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
