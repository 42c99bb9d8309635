import { isDatabaseUnavailable } from '../../db/postgres-errors.ts';
import { withTimeout } from '../../deadline.ts';
import type { Dependencies } from '../../dependencies.ts';

/** How long a reader waits for due changes. The rest continues, and the response is not cached. */
const WAIT_MS = 3000;
/** A CDN counts from the moment it gets the response. */
const ON_THE_WAY_SECONDS = 1;

/** How many seconds a response that is about to be rendered may be cached; 0 for not at all. */
export type CacheTime = { seconds: number };

/**
 * Call it before rendering a response that shows articles: it carries out what is due, so that no reader sees the
 * earlier state, and limits caching to the time before the next change. Throws when the database is unavailable, so
 * that the reader waits for it once.
 */
export async function beforeReading(dependencies: Dependencies): Promise<CacheTime> {
  const { cache, clock, log } = dependencies;
  try {
    const { nextAt } = await withTimeout(WAIT_MS, 'The database', () => dependencies.carryOutDue(dependencies));
    if (!nextAt) return { seconds: cache.maxSeconds };
    const left = Math.floor((nextAt.getTime() - clock().getTime()) / 1000) - ON_THE_WAY_SECONDS;
    return { seconds: Math.max(0, Math.min(cache.maxSeconds, left)) };
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    log.error('schedule', { error });
    return { seconds: 0 };
  }
}
