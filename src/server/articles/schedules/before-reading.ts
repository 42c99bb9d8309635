import { isDatabaseUnavailable } from '../../db/postgres-errors.ts';
import { withTimeout } from '../../deadline.ts';
import type { Dependencies } from '../../dependencies.ts';
import { carryOutDue } from './carry-out-due.ts';

/** A reader waits no longer for what is due; the rest goes on, and the response is not cached. */
const WAIT_MS = 3000;
/** A CDN counts from when it has the response. */
const ON_THE_WAY_SECONDS = 1;

/** For how many seconds a response that is about to be rendered may be cached; 0 for not at all. */
export type CacheTime = { seconds: number };

/**
 * Call it before a response that shows articles is rendered: carries out what is due, so that no reader sees the state
 * before it, and ends the response's time in caches before the next change. Throws when the database is unavailable, so
 * that the reader waits for it once.
 */
export async function beforeReading(dependencies: Dependencies): Promise<CacheTime> {
  const { cache, clock, log } = dependencies;
  try {
    const { nextAt } = await withTimeout(WAIT_MS, 'The database', () => carryOutDue(dependencies));
    if (!nextAt) return { seconds: cache.maxSeconds };
    const left = Math.floor((nextAt.getTime() - clock().getTime()) / 1000) - ON_THE_WAY_SECONDS;
    return { seconds: Math.max(0, Math.min(cache.maxSeconds, left)) };
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    log.error('schedule', { error });
    return { seconds: 0 };
  }
}
