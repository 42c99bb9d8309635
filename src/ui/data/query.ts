import { nanoquery } from '@nanostores/query';

/**
 * The one data layer of every island (§9): data never becomes stale, nothing is fetched again on focus, on
 * reconnecting or after an error. What changes, changes by `invalidateKeys`.
 */
export const [createFetcherStore, createMutatorStore, { invalidateKeys, mutateCache }] = nanoquery({
  dedupeTime: Number.POSITIVE_INFINITY,
  cacheLifetime: Number.POSITIVE_INFINITY,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateInterval: 0,
  onErrorRetry: null,
});
