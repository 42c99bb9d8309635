import { type NanoqueryArgs, nanoquery } from '@nanostores/query';

type Cache = NonNullable<NanoqueryArgs['cache']>;
type Cached = Parameters<Cache['set']>[1];

/** When fetching again fails, what is shown stays. What is short-lived does not: nobody edits an old copy. */
class KeepingCache extends Map<string, Cached> {
  override set(key: string, cached: Cached): this {
    if (cached.error === undefined) return super.set(key, cached);
    const kept = this.get(key);
    return super.set(key, { ...cached, data: kept?.expires === Number.POSITIVE_INFINITY ? kept.data : undefined });
  }
}

const cache: Cache = new KeepingCache();

/**
 * Data never becomes stale and errors are not retried (docs/product.md#limits); only `revalidateKeys` refetches. A
 * hidden page does not fetch at all, so `revalidateOnFocus` catches up on revalidations that it missed. Nothing else is
 * refetched then, because `dedupeTime` is infinite.
 */
export const [createFetcherStore, createMutatorStore, { invalidateKeys, mutateCache, revalidateKeys }] = nanoquery({
  cache,
  dedupeTime: Number.POSITIVE_INFINITY,
  cacheLifetime: Number.POSITIVE_INFINITY,
  revalidateOnFocus: true,
  revalidateOnReconnect: false,
  revalidateInterval: 0,
  onErrorRetry: null,
});

/** When the response of a key was stored; 0 without one. */
export const cachedAt = (key: string): number => cache.get(key)?.created ?? 0;
