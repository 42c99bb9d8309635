import { addMilliseconds } from 'date-fns/addMilliseconds';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from '../db/drizzle.ts';
import { outbox } from '../db/schema/outbox.ts';
import { withTimeout } from '../deadline.ts';
import type { Dependencies } from '../dependencies.ts';
import type { OutboxKind, OutboxPayload, Outcome } from './outbox.ts';

/**
 * Delivers every due row that this process can deliver, at least once each: if a process dies between a delivery and
 * its record, the row is delivered again. Returns how many were delivered.
 */
export async function deliverDue(dependencies: Dependencies, kinds = kindsOf(dependencies)): Promise<number> {
  const available = kinds.filter((kind) => dependencies.deliveries[kind].isAvailable(dependencies));
  // In parallel, so that a stalled mail server holds up no purge.
  const results = await Promise.allSettled(available.map((kind) => deliverKind(dependencies, kind)));
  let delivered = 0;
  for (const result of results) {
    if (result.status === 'rejected') throw result.reason;
    delivered += result.value;
  }
  return delivered;
}

/** In the order in which the composition root names them. */
export const kindsOf = ({ deliveries }: Dependencies) => Object.keys(deliveries) as OutboxKind[];

async function deliverKind(dependencies: Dependencies, kind: OutboxKind): Promise<number> {
  let delivered = 0;
  for (let rows = await claim(dependencies, kind); rows.length > 0; rows = await claim(dependencies, kind)) {
    const succeeded = await deliverRows(dependencies, kind, rows);
    delivered += succeeded;
    // The receiver is unavailable; the next run tries the rest.
    if (succeeded === 0) break;
  }
  return delivered;
}

async function deliverRows<K extends OutboxKind>(
  dependencies: Dependencies,
  kind: K,
  rows: Claimed<K>[],
): Promise<number> {
  const outcomes = await attempt(dependencies, kind, rows);
  const delivered = rows.filter((_, index) => !outcomes[index]);
  const failures = new Map<string, Claimed<K>[]>();
  for (const [index, row] of rows.entries()) {
    const error = outcomes[index];
    if (!error) continue;
    const sentence = dependencies.deliveries[kind].describeError(error);
    const same = failures.get(sentence);
    if (same) same.push(row);
    else {
      failures.set(sentence, [row]);
      dependencies.log.error('outbox', { kind, row: row.id, attempts: row.attempts, error });
    }
  }
  await recordDelivered(dependencies, kind, delivered);
  for (const [sentence, failed] of failures) await recordFailed(dependencies, kind, failed, sentence);
  return delivered.length;
}

async function attempt<K extends OutboxKind>(
  dependencies: Dependencies,
  kind: K,
  rows: Claimed<K>[],
): Promise<readonly Outcome[]> {
  const { deliver, deadlineMs, receiver } = dependencies.deliveries[kind];
  const payloads = rows.map(({ payload }) => payload);
  let isLate = false;
  const work = async (signal: AbortSignal) => {
    const outcomes = await deliver(dependencies, payloads, signal);
    if (isLate) await recordLate(dependencies, kind, rows, outcomes);
    return outcomes;
  };
  try {
    return await withTimeout(deadlineMs, receiver, work);
  } catch (error) {
    isLate = true;
    return rows.map(() => (error as Error | undefined) ?? new Error('The delivery failed'));
  }
}

/**
 * Records a delivery that succeeded after its deadline: a retry is scheduled by then, and the record may still prevent
 * it.
 */
async function recordLate<K extends OutboxKind>(
  dependencies: Dependencies,
  kind: K,
  rows: Claimed<K>[],
  outcomes: readonly Outcome[],
): Promise<void> {
  const delivered = rows.filter((_, index) => !outcomes[index]);
  await recordDelivered(dependencies, kind, delivered).catch((error: unknown) =>
    dependencies.log.error('outbox', { kind, error }),
  );
}

/** Longer than any deadline of a delivery: a process that has not finished by then has died. */
const CLAIM_MS = 60_000;

export type Claimed<K extends OutboxKind> = {
  id: number;
  payload: OutboxPayload[K];
  attempts: number;
  claimedUntil: Date;
};

/**
 * Claims due rows of a kind for this process. `SKIP LOCKED` and the claim, which is committed before the delivery
 * begins, keep other processes from them. If this process dies, the claim expires.
 */
export async function claim<K extends OutboxKind>(dependencies: Dependencies, kind: K): Promise<Claimed<K>[]> {
  const now = dependencies.clock();
  const { longestRetryMs, takesAlong } = dependencies.deliveries[kind];
  const isDue = or(lte(outbox.dueAt, now), isFartherThan(outbox.dueAt, now, longestRetryMs));
  const due = await claimWhere(dependencies, kind, now, isDue);
  if (due.length === 0 || !takesAlong) return due;
  return [...due, ...(await claimWhere(dependencies, kind, now, takesAlong(due.map(({ payload }) => payload))))];
}

async function claimWhere<K extends OutboxKind>(
  { db, deliveries }: Dependencies,
  kind: K,
  now: Date,
  condition: SQL | undefined,
): Promise<Claimed<K>[]> {
  const claimedUntil = addMilliseconds(now, CLAIM_MS);
  const isFree = or(
    isNull(outbox.claimedUntil),
    lte(outbox.claimedUntil, now),
    isFartherThan(outbox.claimedUntil, now, CLAIM_MS),
  );
  const free = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), isNotNull(outbox.dueAt), isFree, condition))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(deliveries[kind].maxRows)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(outbox)
    .set({ claimedUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, free))
    .returning({ id: outbox.id, payload: outbox.payload, attempts: outbox.attempts });
  return rows.map((row) => ({ ...row, payload: row.payload as OutboxPayload[K], claimedUntil }));
}

/**
 * Such a time was written while a clock was wrong. The margin allows for the difference between two correct clocks, and
 * for the milliseconds between reading the clock and reading the row.
 */
const isFartherThan = (column: PgColumn, now: Date, milliseconds: number): SQL =>
  gt(column, addMilliseconds(now, milliseconds + MARGIN_MS));
const MARGIN_MS = 60_000;

const ATTEMPTS = 3;
const RETRY_MS = 1000;

/**
 * Marks rows as done. Retries while the database is unavailable; if it stays so, the rows are delivered once more after
 * their claim.
 */
const recordDelivered = <K extends OutboxKind>(dependencies: Dependencies, kind: K, rows: Claimed<K>[]) =>
  inRecordTransaction(dependencies, rows, async (db) => {
    await db
      .update(outbox)
      .set({ doneAt: dependencies.clock(), dueAt: null, claimedUntil: null, lastError: null })
      .where(and(hasId(rows), isNull(outbox.doneAt)));
    await dependencies.deliveries[kind].onDelivered?.(db, payloadsOf(rows));
  });

/** Schedules the next attempt, or gives up rows that are too old. Skips rows that another process has claimed. */
const recordFailed = <K extends OutboxKind>(
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
