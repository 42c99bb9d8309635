import { withTimeout } from '../deadline.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Claimed, claim } from './claim.ts';
import type { Outcome } from './delivery.ts';
import type { OutboxKind } from './payloads.ts';
import { recordDelivered, recordFailed } from './record.ts';

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
