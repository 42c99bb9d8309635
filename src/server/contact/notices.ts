import { addMilliseconds } from 'date-fns/addMilliseconds';
import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import type { Context } from '../context.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import { and, eq, inArray, isNull, sql } from '../db/drizzle.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { outbox } from '../db/schema/outbox.ts';
import { enqueue } from '../outbox/enqueue.ts';

/** The next mail waits this long after the last one, and covers all messages since. */
const BURST_MS = 5 * 60_000;
const isNotice = and(eq(outbox.kind, 'mail'), sql`${outbox.payload}->>'template' = 'new-message'`);
const messageId = sql<number>`(${outbox.payload}->>'messageId')::int`;

/** Adds the mail about a new message to the outbox: due now, or with the mail of its burst. */
export async function enqueueNotice(tx: Context, id: number): Promise<void> {
  await enqueueNotices(tx, [id], await nextNoticeAt(tx));
}

export const enqueueNotices = (tx: Context, ids: readonly number[], dueAt: Date): Promise<void> =>
  enqueue(
    tx,
    'mail',
    ids.map((id) => ({ payload: { receiver: 'clinic', template: 'new-message', messageId: id }, dueAt })),
  );

/** Call it for a message that staff handled or deleted: it needs no mail. */
export async function cancelNotice({ db }: Context, id: number): Promise<void> {
  await db.delete(outbox).where(and(isNotice, isNull(outbox.doneAt), eq(messageId, id)));
  await db
    .update(contactMessages)
    .set({ notice: 'off' })
    .where(and(eq(contactMessages.id, id), inArray(contactMessages.notice, ['waiting', 'failed'])));
}

/** The lock lets concurrent messages see each other's rows, so that they share one mail. */
async function nextNoticeAt({ db, clock }: Context): Promise<Date> {
  await db.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.noticesOfMessages})`);
  const now = clock();
  const [last] = await db
    .select({
      // A failed mail does not count: a new message triggers a retry.
      planned: sql`max(${outbox.dueAt}) filter (where ${outbox.lastError} is null)`.mapWith(outbox.dueAt),
      sent: sql`max(${outbox.doneAt})`.mapWith(outbox.doneAt),
    })
    .from(outbox)
    .where(isNotice);
  const burstEnd = addMilliseconds(now, BURST_MS);
  if (last?.planned) return last.planned > now && last.planned < burstEnd ? last.planned : burstEnd;
  // A time later than the end of the burst was written while a clock was ahead.
  if (!last?.sent || last.sent > burstEnd) return now;
  return min([burstEnd, max([now, addMilliseconds(last.sent, BURST_MS)])]);
}
