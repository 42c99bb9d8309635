import { nanoquery } from '@nanostores/query';

/**
 * Data never becomes stale and errors are not retried (docs/product.md#limits); only `revalidateKeys` refetches. A
 * hidden page does not fetch at all, so `revalidateOnFocus` catches up on revalidations that it missed. Nothing else is
 * refetched then, because `dedupeTime` is infinite.
 */
export const [createFetcherStore, createMutatorStore, { mutateCache, revalidateKeys }] = nanoquery({
  dedupeTime: Number.POSITIVE_INFINITY,
  cacheLifetime: Number.POSITIVE_INFINITY,
  revalidateOnFocus: true,
  revalidateOnReconnect: false,
  revalidateInterval: 0,
  onErrorRetry: null,
});
