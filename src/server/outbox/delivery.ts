import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { OutboxKind, OutboxPayload } from './payloads.ts';

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
