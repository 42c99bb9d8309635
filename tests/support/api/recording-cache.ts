import type { PublicCache } from '../../../src/server/cache/public-cache.ts';

/** A cache for tests that stores nothing and records invalidations and purges. */
export function recordingCache() {
  const calls: Array<{ how: 'invalidate' | 'purge'; tags: string[] }> = [];
  let failure: Error | undefined;
  const record = (how: 'invalidate' | 'purge') => async (tags: readonly string[]) => {
    if (failure) throw failure;
    calls.push({ how, tags: [...tags] });
  };
  const cache: PublicCache = {
    headers: (tags) => ({ 'cache-tag': tags.join(',') }),
    learn: () => {},
    invalidate: record('invalidate'),
    purge: record('purge'),
  };
  return {
    cache,
    /** Returns and clears the recorded calls. */
    take: () => calls.splice(0),
    failWith: (error: Error | undefined) => {
      failure = error;
    },
  };
}
