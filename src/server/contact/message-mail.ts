import { addMilliseconds } from 'date-fns/addMilliseconds';
import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import { subMinutes } from 'date-fns/subMinutes';
import type { SQL } from 'drizzle-orm';
import { paths } from '../../shared/paths.ts';
import type { Context } from '../context.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { Database } from '../db/database.ts';
import { and, count, eq, inArray, isNull, lt, sql } from '../db/drizzle.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { PayloadOf, Template } from '../mail/mail.ts';
import { enqueue } from '../outbox/outbox.ts';
import { requireSystem } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';

/** The next mail waits this long after the last one, and covers all messages since. */
const BURST_MS = 5 * 60_000;
const isMessageMail = and(eq(outbox.kind, 'mail'), sql`${outbox.payload}->>'template' = 'new-message'`);
const messageId = sql<number>`(${outbox.payload}->>'messageId')::int`;

/** Adds the mail about a new message to the outbox: due now, or with the mail of its burst. */
export async function enqueueMessageMail(tx: Context, id: number): Promise<void> {
  await enqueueMails(tx, [id], await nextMailAt(tx));
}

const enqueueMails = (tx: Context, ids: readonly number[], dueAt: Date): Promise<void> =>
  enqueue(
    tx,
    'mail',
    ids.map((id) => ({ payload: { receiver: 'clinic', template: 'new-message', messageId: id }, dueAt })),
  );

/** Call it for a message that staff handled or deleted: it needs no mail. */
export async function cancelMessageMail({ db }: Context, id: number): Promise<void> {
  await db.delete(outbox).where(and(isMessageMail, isNull(outbox.doneAt), eq(messageId, id)));
  await db
    .update(contactMessages)
    .set({ notice: 'off' })
    .where(and(eq(contactMessages.id, id), inArray(contactMessages.notice, ['waiting', 'failed'])));
}

/** The lock lets concurrent messages see each other's rows, so that they share one mail. */
async function nextMailAt({ db, clock }: Context): Promise<Date> {
  await db.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.messages})`);
  const now = clock();
  const [last] = await db
    .select({
      // A failed mail does not count: a new message triggers a retry.
      planned: sql`max(${outbox.dueAt}) filter (where ${outbox.lastError} is null)`.mapWith(outbox.dueAt),
      sent: sql`max(${outbox.doneAt})`.mapWith(outbox.doneAt),
    })
    .from(outbox)
    .where(isMessageMail);
  const burstEnd = addMilliseconds(now, BURST_MS);
  if (last?.planned) return last.planned > now && last.planned < burstEnd ? last.planned : burstEnd;
  // A time later than the end of the burst was written while a clock was ahead.
  if (!last?.sent || last.sent > burstEnd) return now;
  return min([burstEnd, max([now, addMilliseconds(last.sent, BURST_MS)])]);
}

/**
 * Tells the clinic how many new messages there are, and nothing more: plain mail must not contain patient data
 * (docs/product.md#contact-form). Messages that staff have handled or deleted do not count.
 */
export const newMessageMail: Template<'new-message'> = {
  write: async ({ db, siteUrl }, rows) => {
    const [unhandled] = await db
      .select({ total: count() })
      .from(contactMessages)
      .where(and(hasId(rows), isNull(contactMessages.handledAt)));
    const total = unhandled?.total ?? 0;
    if (total === 0) return undefined;
    const address = `${siteUrl}${paths.messages}`;
    return total === 1
      ? {
          subject: 'Nieuw bericht via de website',
          text: `Er staat een nieuw bericht klaar. Lees het hier:\n${address}\n`,
        }
      : {
          subject: `${total} nieuwe berichten via de website`,
          text: `Er staan ${total} nieuwe berichten klaar. Lees ze hier:\n${address}\n`,
        };
  },
  onDelivered: (db, rows) => setNotice(db, rows, 'sent'),
  onFailed: (db, rows) => setNotice(db, rows, 'failed'),
};

async function setNotice(db: Database, rows: PayloadOf<'new-message'>[], notice: 'sent' | 'failed'): Promise<void> {
  if (rows.length > 0) await db.update(contactMessages).set({ notice }).where(hasId(rows));
}

const hasId = (rows: PayloadOf<'new-message'>[]) =>
  inArray(
    contactMessages.id,
    rows.map(({ messageId }) => messageId),
  );

/** Within this time a process of an older version, which sends mails without the outbox, would have retried. */
const ABANDONED_MINUTES = 10;

/** Adds to the outbox the mails that a process of a version without it left unsent. Returns how many. */
export async function enqueueAbandonedMails(context: Context): Promise<number> {
  requireSystem(context);
  const before = subMinutes(context.clock(), ABANDONED_MINUTES);
  return inTransaction(context, (tx) => enqueueWhere(tx, lt(contactMessages.noticeDueAt, before)));
}

/** Messages about which a mail was sent before a restore, for {@link enqueueUnsentMails}. */
export const listMailedMessages = ({ db }: Context) =>
  db
    .select({ id: contactMessages.id, createdAt: contactMessages.createdAt })
    .from(contactMessages)
    .where(eq(contactMessages.notice, 'sent'));

/**
 * Backups do not contain the outbox. After a restore, every mail that the backup lists as unsent is due, unless the
 * replaced database had sent it after the backup.
 */
export async function enqueueUnsentMails(
  tx: Context,
  sent: Awaited<ReturnType<typeof listMailedMessages>>,
): Promise<void> {
  const sentAt = new Map(sent.map(({ id, createdAt }) => [id, createdAt.getTime()]));
  const unsent = await tx.db
    .select({ id: contactMessages.id, createdAt: contactMessages.createdAt })
    .from(contactMessages)
    .where(inArray(contactMessages.notice, ['waiting', 'failed']));
  const done = unsent.filter(({ id, createdAt }) => sentAt.get(id) === createdAt.getTime()).map(({ id }) => id);
  if (done.length > 0)
    await tx.db.update(contactMessages).set({ notice: 'sent' }).where(inArray(contactMessages.id, done));
  await enqueueWhere(tx, inArray(contactMessages.notice, ['waiting', 'failed']));
}

async function enqueueWhere(tx: Context, condition: SQL): Promise<number> {
  const rows = await tx.db
    .update(contactMessages)
    .set({ noticeDueAt: null })
    .where(condition)
    .returning({ id: contactMessages.id });
  await enqueueMails(
    tx,
    rows.map(({ id }) => id),
    tx.clock(),
  );
  return rows.length;
}
