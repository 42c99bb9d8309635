import type { ArticleQuery } from '../../shared/contract/articles/articles.ts';
import { asItIs } from '../../shared/errors/sentence.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { createSemaphore, type Semaphore } from '../limits/concurrency.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';

const TOO_MANY = asItIs('There were many searches from your connection. Please wait a minute, then search again.');

/** A submitted search, or suggestions during typing: typing must not use up the searches. */
export type SearchMode = 'search' | 'suggest';

/** Counts a visitor's uncached search. Throws `too-many`. */
export async function limitSearch(
  context: Context,
  { search }: Pick<ArticleQuery, 'search'>,
  clientAddress: string,
  mode: SearchMode = 'search',
): Promise<void> {
  if (!search || context.searchesPerMinute === 0) return;
  // Reading continues when the database cannot write.
  if (!(await context.hasDiskSpace())) return;
  const limit = { key: `${mode}:${clientAddress}`, max: context.searchesPerMinute, windowSeconds: 60 };
  await consumeRateLimit(context, limit, TOO_MANY);
}

/**
 * A search costs far more than any other read. Visitors' searches take two connections of the pool at most, those of
 * staff two others, so that readers get the rest, and staff do not wait behind visitors.
 */
const SHARE = {
  atOnce: 2,
  waiting: 60,
  waitSeconds: 5,
  message: 'Searching takes long at the moment. Please try again in a minute.',
} as const;

const shares = new WeakMap<Database, { visitors: Semaphore; staff: Semaphore }>();

/** Runs a search when it is its turn. Throws `unavailable` when too many wait, or it has waited too long. */
export function inShareOfPool<T>(db: Database, isPublic: boolean, search: () => Promise<T>): Promise<T> {
  const share = shares.get(db) ?? { visitors: createSemaphore(SHARE), staff: createSemaphore(SHARE) };
  shares.set(db, share);
  return share[isPublic ? 'visitors' : 'staff'](search);
}
