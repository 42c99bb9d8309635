import { nanoquery } from '@nanostores/query';

/**
 * The one data layer of every island (§9): data never becomes stale, nothing is fetched again on focus, on
 * reconnecting or after an error. What changes, changes by `revalidateKeys`. A hidden page fetches nothing at all: only
 * what was due meanwhile is fetched once it is shown again, because nothing else is ever older than `dedupeTime`.
 */
export const [createFetcherStore, createMutatorStore, { mutateCache, revalidateKeys }] = nanoquery({
  dedupeTime: Number.POSITIVE_INFINITY,
  cacheLifetime: Number.POSITIVE_INFINITY,
  revalidateOnFocus: true,
  revalidateOnReconnect: false,
  revalidateInterval: 0,
  onErrorRetry: null,
});
