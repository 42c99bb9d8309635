import type { Context } from '../context.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { OutboxKind, OutboxPayload } from './payloads.ts';

/** Writes rows in the transaction of the change that they are about. */
export async function enqueue<K extends OutboxKind>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  kind: K,
  rows: readonly { payload: OutboxPayload[K]; dueAt: Date }[],
): Promise<void> {
  const createdAt = clock();
  if (rows.length > 0) await db.insert(outbox).values(rows.map((row) => ({ kind, createdAt, ...row })));
}
