import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { OutboxKind, OutboxPayload } from '../db/schema/outbox.ts';
import type { Dependencies } from '../dependencies.ts';

/** Undefined when it was delivered, else why not. */
export type Outcome = Error | undefined;

/** How one kind of row is delivered. Rows that are due together are delivered together. */
export type Delivery<K extends OutboxKind> = {
  /** Named in the error when it does not answer: "The mail server". */
  receiver: string;
  maxRows: number;
  /** Which rows that are not due yet go along with those that are, as when one mail can tell of all. */
  takesAlong?: (due: OutboxPayload[K][]) => SQL;
  deadlineMs: number;
  /** The wait before the second attempt; it doubles each time, up to the longest. */
  firstRetryMs: number;
  longestRetryMs: number;
  /** A row that fails at this age is given up. */
  maxAgeMs: number;
  /** Whether this process can deliver it. */
  isAvailable: (dependencies: Dependencies) => boolean;
  /** Resolves to an outcome for each payload; throws when it failed for all. Must bear being called twice. */
  deliver: (
    dependencies: Dependencies,
    payloads: OutboxPayload[K][],
    signal: AbortSignal,
  ) => Promise<readonly Outcome[]>;
  /** Runs in the transaction that records the outcome. */
  onDelivered?: (db: Database, payloads: OutboxPayload[K][]) => Promise<void>;
  onFailed?: (db: Database, payloads: OutboxPayload[K][]) => Promise<void>;
  /** For staff: a sentence of our own, without what the receiver said. */
  describeError: (error: unknown) => string;
};
