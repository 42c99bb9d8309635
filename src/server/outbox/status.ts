import type { DeliveryStatus } from '../../shared/contract/health.ts';
import type { Context } from '../context.ts';
import { sql } from '../db/drizzle.ts';
import { outbox } from '../db/schema/outbox.ts';
import { requireSystem } from '../permissions.ts';
import { kindsOf } from './deliver.ts';
import type { OutboxKind } from './payloads.ts';

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
