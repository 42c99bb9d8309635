import type { PublicCache } from '../../../src/server/cache/public-cache.ts';

/** A cache for tests that keeps nothing, and remembers what it was told. */
export function recordingCache() {
  const purges: Array<{ how: 'invalidate' | 'purge'; tags: string[] }> = [];
  let failure: Error | undefined;
  const record = (how: 'invalidate' | 'purge') => async (tags: readonly string[]) => {
    if (failure) throw failure;
    purges.push({ how, tags: [...tags] });
  };
  const cache: PublicCache = {
    headers: (tags) => ({ 'cache-tag': tags.join(',') }),
    invalidate: record('invalidate'),
    purge: record('purge'),
  };
  return {
    cache,
    /** What was purged since the last time this was asked. */
    take: () => purges.splice(0),
    failWith: (error: Error | undefined) => {
      failure = error;
    },
  };
}
