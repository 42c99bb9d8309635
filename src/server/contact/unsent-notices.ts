import { subMinutes } from 'date-fns/subMinutes';
import type { SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { and, eq, inArray, lt } from '../db/drizzle.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { requireSystem } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';
import { enqueueNotices } from './notices.ts';

/** Within this time a process of an older version, which sends notices without the outbox, would have retried. */
const ABANDONED_MINUTES = 10;

/** Adds to the outbox the notices that a process of a version without it left unsent. Returns how many. */
export async function enqueueAbandonedNotices(context: Context): Promise<number> {
  requireSystem(context);
  const before = subMinutes(context.clock(), ABANDONED_MINUTES);
  return inTransaction(context, (tx) => enqueueWhere(tx, lt(contactMessages.noticeDueAt, before)));
}

/** Messages whose notice was sent before a restore, for {@link enqueueUnsentNotices}. */
export const listSentNotices = ({ db }: Context) =>
  db
    .select({ id: contactMessages.id, createdAt: contactMessages.createdAt })
    .from(contactMessages)
    .where(eq(contactMessages.notice, 'sent'));

/**
 * Backups do not contain the outbox. After a restore, every notice that the backup lists as unsent is due, unless the
 * replaced database had sent it after the backup.
 */
export async function enqueueUnsentNotices(
  tx: Context,
  sent: Awaited<ReturnType<typeof listSentNotices>>,
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
    .where(and(condition))
    .returning({ id: contactMessages.id });
  await enqueueNotices(
    tx,
    rows.map(({ id }) => id),
    tx.clock(),
  );
  return rows.length;
}
