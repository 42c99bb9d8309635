import { subMilliseconds } from 'date-fns/subMilliseconds';
import type { Database } from '../db/database.ts';
import { and, eq, inArray, isNull, sql } from '../db/drizzle.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Claimed } from './claim.ts';
import type { OutboxKind } from './payloads.ts';

const ATTEMPTS = 3;
const RETRY_MS = 1000;

/**
 * Marks rows as done. Retries while the database is unavailable; if it stays so, the rows are delivered once more after
 * their claim.
 */
export const recordDelivered = <K extends OutboxKind>(dependencies: Dependencies, kind: K, rows: Claimed<K>[]) =>
  inRecordTransaction(dependencies, rows, async (db) => {
    await db
      .update(outbox)
      .set({ doneAt: dependencies.clock(), dueAt: null, claimedUntil: null, lastError: null })
      .where(and(hasId(rows), isNull(outbox.doneAt)));
    await dependencies.deliveries[kind].onDelivered?.(db, payloadsOf(rows));
  });

/** Schedules the next attempt, or gives up rows that are too old. Skips rows that another process has claimed. */
export const recordFailed = <K extends OutboxKind>(
  dependencies: Dependencies,
  kind: K,
  rows: Claimed<K>[],
  lastError: string,
) =>
  inRecordTransaction(dependencies, rows, async (db) => {
    const now = dependencies.clock();
    const { firstRetryMs, longestRetryMs, maxAgeMs, onFailed } = dependencies.deliveries[kind];
    const delayMs = sql`least(${longestRetryMs}::float8, ${firstRetryMs}::float8 * power(2, least(${outbox.attempts}, 30) - 1))`;
    const isOld = sql`${outbox.createdAt} <= ${subMilliseconds(now, maxAgeMs).toISOString()}::timestamptz`;
    const failed = await db
      .update(outbox)
      .set({
        lastError,
        claimedUntil: null,
        dueAt: sql`case when ${isOld} then null else ${now.toISOString()}::timestamptz + ${delayMs} * interval '1 millisecond' end`,
      })
      .where(and(hasId(rows), isNull(outbox.doneAt), eq(outbox.claimedUntil, rows[0]?.claimedUntil ?? now)))
      .returning({ id: outbox.id });
    const ids = new Set(failed.map(({ id }) => id));
    await onFailed?.(db, payloadsOf(rows.filter(({ id }) => ids.has(id))));
  });

async function inRecordTransaction<K extends OutboxKind>(
  { db, wait }: Dependencies,
  rows: Claimed<K>[],
  work: (db: Database) => Promise<void>,
): Promise<void> {
  if (rows.length === 0) return;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => work(tx as unknown as Database));
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await wait(attempt * RETRY_MS);
    }
  }
}

const hasId = (rows: Claimed<OutboxKind>[]) =>
  inArray(
    outbox.id,
    rows.map(({ id }) => id),
  );
const payloadsOf = <K extends OutboxKind>(rows: Claimed<K>[]) => rows.map(({ payload }) => payload);
