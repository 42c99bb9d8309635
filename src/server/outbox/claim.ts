import { addMilliseconds } from 'date-fns/addMilliseconds';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from '../db/drizzle.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { Dependencies } from '../dependencies.ts';
import type { OutboxKind, OutboxPayload } from './payloads.ts';

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
