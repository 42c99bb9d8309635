import type { CacheChange, PublicCache } from '../../../src/server/cache/public-cache.ts';

/** A CDN for tests that stores nothing and records its calls. */
export function recordingCache() {
  const calls: Array<{ how: CacheChange; tags: string[] }> = [];
  let failure: Error | undefined;
  const record = (how: CacheChange) => async (tags: readonly string[]) => {
    if (failure) throw failure;
    calls.push({ how, tags: [...tags] });
  };
  const cache: PublicCache = {
    headers: (tags) => ({ 'cache-tag': tags.join(',') }),
    maxSeconds: 3600,
    learn: () => {},
    mayHaveCdn: true,
    cdn: { invalidate: record('invalidate'), purge: record('purge') },
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

/** A CDN whose calls the test answers by a callback. */
export function slowCdn() {
  const calls: Array<() => void> = [];
  const call = () => new Promise<void>((resolve) => void calls.push(resolve));
  const cache: PublicCache = {
    headers: () => ({}),
    maxSeconds: 3600,
    learn: () => {},
    mayHaveCdn: true,
    cdn: { purge: call, invalidate: call },
  };
  return { cache, calls };
}
