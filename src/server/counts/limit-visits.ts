import type { Database } from '../db/database.ts';

const MAX_VISITS = 60;
const WINDOW_MS = 60_000;
/** Above this number of addresses the others are not limited, so that memory stays small. */
const MAX_ADDRESSES = 20_000;

/** Of the current minute, by address. */
const countsOf = new WeakMap<Database, Map<string, number>>();

/**
 * Whether one address sends more visits than a person can. Stored in the memory of the process only, for a minute at
 * most, without a trace in the database. Each process has a limit of its own, which does little harm.
 */
export function isOverLimit(db: Database, clientAddress: string): boolean {
  const counts = countsOf.get(db) ?? startMinute(db);
  const count = (counts.get(clientAddress) ?? 0) + 1;
  if (count > 1 || counts.size < MAX_ADDRESSES) counts.set(clientAddress, count);
  return count > MAX_VISITS;
}

function startMinute(db: Database): Map<string, number> {
  const counts = new Map<string, number>();
  countsOf.set(db, counts);
  setTimeout(() => countsOf.delete(db), WINDOW_MS).unref();
  return counts;
}
