import { subDays } from 'date-fns/subDays';
import type { DeliveryStatus } from '../../shared/contract/health.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { and, eq, lt, or, sql } from '../db/drizzle.ts';
import { outbox } from '../db/schema/outbox.ts';
import { requireSystem } from '../permissions.ts';
import { kindsOf } from './deliver.ts';
import type { OutboxKind } from './outbox.ts';

export type OutboxStatus = Record<OutboxKind, DeliveryStatus>;

const { kind, dueAt, doneAt, attempts, lastError } = outbox;

/** The state of the deliveries of each kind, for staff. */
export async function outboxStatus(context: Context): Promise<OutboxStatus> {
  requireSystem(context);
  const isFailing = sql`${dueAt} is not null and ${lastError} is not null`;
  const rows = await context.db
    .select({
      kind,
      pending: sql<number>`(count(*) filter (where ${dueAt} is not null))::int`,
      failing: sql<number>`(count(*) filter (where ${isFailing}))::int`,
      givenUp: sql<number>`(count(*) filter (where ${dueAt} is null and ${doneAt} is null))::int`,
      attempts: sql<number>`coalesce(max(${attempts}) filter (where ${isFailing}), 0)::int`,
      // Of the row that was written last, so of the newest attempt.
      lastError: sql<
        string | null
      >`(array_agg(${lastError} order by ${outbox.id} desc) filter (where ${isFailing}))[1]`,
      nextAttemptAt: sql<string | null>`to_json(min(${dueAt}))#>>'{}'`,
    })
    .from(outbox)
    .where(sql`${doneAt} is null`)
    .groupBy(kind);
  return Object.fromEntries(
    kindsOf(context).map((name) => [
      name,
      statusOf(
        context,
        name,
        rows.find((row) => row.kind === name),
      ),
    ]),
  ) as OutboxStatus;
}

/** For an unavailable database. */
export const unknownOutboxStatus = (context: Context): OutboxStatus =>
  Object.fromEntries(kindsOf(context).map((name) => [name, statusOf(context, name, undefined)])) as OutboxStatus;

type Row = Omit<DeliveryStatus, 'status'> & { failing: number };
const NOTHING: Row = { pending: 0, failing: 0, givenUp: 0, attempts: 0, lastError: null, nextAttemptAt: null };

function statusOf(context: Context, name: OutboxKind, row: Row | undefined): DeliveryStatus {
  const { failing, pending, givenUp, attempts, lastError, nextAttemptAt } = row ?? NOTHING;
  const isAvailable = context.deliveries[name].isAvailable(context);
  const status = isAvailable ? (failing > 0 ? 'failing' : 'ok') : 'off';
  const at = nextAttemptAt && new Date(nextAttemptAt).toISOString();
  return { status, pending, givenUp, attempts, lastError, nextAttemptAt: at };
}

const DONE_DAYS = 1;
/** No kind is tried for as long. */
const UNDELIVERED_DAYS = 30;

/**
 * Deletes rows that are done; that were given up long ago, or wait since then for a setting, such as a mail server's;
 * and purges that no process delivered: by then the CDN's copies have expired. Returns how many.
 */
export const deleteOldDeliveries = ({ db, clock, deliveries }: Context): Promise<number> =>
  db.transaction(async (tx) => {
    const now = clock();
    const deleted = await tx
      .delete(outbox)
      .where(
        or(
          lt(outbox.doneAt, subDays(now, DONE_DAYS)),
          lt(outbox.createdAt, subDays(now, UNDELIVERED_DAYS)),
          and(eq(outbox.kind, 'cdn-purge'), lt(outbox.createdAt, subDays(now, DONE_DAYS))),
        ),
      )
      .returning({ kind: outbox.kind, payload: outbox.payload, doneAt: outbox.doneAt });
    // Staff read that such a message waits to be sent: from now on that it was not.
    const lost = Map.groupBy(
      deleted.filter(({ doneAt }) => doneAt === null),
      ({ kind }) => kind as OutboxKind,
    );
    for (const [kind, rows] of lost)
      await deliveries[kind]?.onFailed?.(tx as unknown as Database, rows.map(({ payload }) => payload) as never[]);
    return deleted.length;
  });
