import type { SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { Dependencies } from '../dependencies.ts';
import type { MailPayload } from '../mail/mail.ts';

/** What each kind of delivery needs to know: names and ids, never what a visitor wrote. */
export type OutboxPayload = {
  'cdn-purge': { purge: string[]; invalidate: string[] };
  /** Articles with an id above `afterId` still have to get the writer's new name. */
  'writer-name': { writerId: number; from: string; afterId: number };
  mail: MailPayload;
  /** `key` is of the documents that the site is to be made of. */
  'site-build': { key: string };
};
export type OutboxKind = keyof OutboxPayload;

/** Undefined when it was delivered, else the reason. */
export type Outcome = Error | undefined;

/** How one kind of row is delivered. Rows that are due together are delivered together. */
export type Delivery<K extends OutboxKind> = {
  /** The receiver's name for the timeout error: "The mail server". */
  receiver: string;
  maxRows: number;
  /** Which rows are delivered early with those that are due, for example in one mail. */
  takesAlong?: (due: OutboxPayload[K][]) => SQL;
  deadlineMs: number;
  /** The wait before the second attempt; it doubles each time, up to the longest. */
  firstRetryMs: number;
  longestRetryMs: number;
  /** A row that fails at this age is given up. */
  maxAgeMs: number;
  /** Whether this process can deliver it. */
  isAvailable: (dependencies: Dependencies) => boolean;
  /** Resolves to an outcome for each payload; throws when it failed for all. Must be safe to repeat. */
  deliver: (
    dependencies: Dependencies,
    payloads: OutboxPayload[K][],
    signal: AbortSignal,
  ) => Promise<readonly Outcome[]>;
  /** Runs in the transaction that records the outcome. */
  onDelivered?: (db: Database, payloads: OutboxPayload[K][]) => Promise<void>;
  onFailed?: (db: Database, payloads: OutboxPayload[K][]) => Promise<void>;
  /** For staff: a sentence of this site, without the receiver's response. */
  describeError: (error: unknown) => string;
};

/** The one handler of each kind. */
export type Deliveries = { [K in OutboxKind]: Delivery<K> };

/** Writes rows in the transaction of the change that they are about. */
export async function enqueue<K extends OutboxKind>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  kind: K,
  rows: readonly { payload: OutboxPayload[K]; dueAt: Date }[],
): Promise<void> {
  const createdAt = clock();
  if (rows.length > 0) await db.insert(outbox).values(rows.map((row) => ({ kind, createdAt, ...row })));
}
