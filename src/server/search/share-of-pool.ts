import type { Database } from '../db/database.ts';
import { createSemaphore, type Semaphore } from '../limits/concurrency.ts';

/**
 * A search costs far more than any other read. Visitors' searches take two connections of the pool at most, those of
 * staff two others, so that readers get the rest, and staff do not wait behind visitors.
 */
const SHARE = {
  atOnce: 2,
  waiting: 60,
  waitSeconds: 5,
  message: 'Searching takes long at the moment. Please try again in a minute.',
};

const shares = new WeakMap<Database, { visitors: Semaphore; staff: Semaphore }>();

/** Runs a search when it is its turn. Throws `unavailable` when too many wait, or it has waited too long. */
export function inShareOfPool<T>(db: Database, isPublic: boolean, search: () => Promise<T>): Promise<T> {
  const share = shares.get(db) ?? { visitors: createSemaphore(SHARE), staff: createSemaphore(SHARE) };
  shares.set(db, share);
  return share[isPublic ? 'visitors' : 'staff'](search);
}
