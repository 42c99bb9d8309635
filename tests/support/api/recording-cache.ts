import type { PublicCache } from '../../../src/server/cache/public-cache.ts';

/** A cache for tests that stores nothing and records the purges. */
export function recordingCache() {
  const purges: Array<{ how: 'refresh' | 'remove'; tags: string[] }> = [];
  let failure: Error | undefined;
  const record = (how: 'refresh' | 'remove') => async (tags: readonly string[]) => {
    if (failure) throw failure;
    purges.push({ how, tags: [...tags] });
  };
  const cache: PublicCache = {
    headers: (tags) => ({ 'cache-tag': tags.join(',') }),
    refresh: record('refresh'),
    remove: record('remove'),
  };
  return {
    cache,
    /** The purges since the last call. */
    take: () => purges.splice(0),
    failWith: (error: Error | undefined) => {
      failure = error;
    },
  };
}
