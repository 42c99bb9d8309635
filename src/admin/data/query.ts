import type { FetcherStore } from '@nanostores/query';
import type { ReadableAtom } from 'nanostores';
import { cachedAt, createFetcherStore, invalidateKeys, mutateCache, revalidateKeys } from '../../ui/data/query.ts';
import type { QueryKey } from './query-keys.ts';
import { runningFetches } from './running-fetches.ts';

export type Query<Data> = FetcherStore<Data> & AnyQuery;

/** The part of a query that prefetching needs. */
export type AnyQuery = { id: () => string; listen: (listener: () => void) => () => void };

/** A response counts as fresh for this long. */
const FRESH_MS = 5000;

const running = runningFetches();

type Part = string | number;
type Values<Key> = { [Index in keyof Key]: Key[Index] extends ReadableAtom<infer Value> ? Value : Key[Index] };

/**
 * Server data in the app's only cache. A part of the key may be a store, which the query then follows. `fetch` gets the
 * values of the parts.
 */
export function createQuery<Data, const Key extends QueryKey>(
  key: Key,
  fetch: (...values: Values<Key>) => Promise<Data>,
  { isShortLived = false } = {},
): Query<Data> {
  const parts = key as readonly (Part | ReadableAtom<Part>)[];
  const $query = createFetcherStore<Data>(
    parts.flatMap((part) => [part, END]),
    {
      fetcher: running.repeatOutdated((...values) =>
        fetch(...(values.filter((_, index) => index % 2 === 0) as Values<Key>)),
      ),
      ...(isShortLived && { dedupeTime: FRESH_MS, cacheLifetime: FRESH_MS, revalidateOnFocus: false }),
    },
  );
  const id = () => joined(parts.map((part) => (typeof part === 'object' ? part.get() : part)));
  return Object.assign($query, { id });
}

/** Ends each part of a key, so that `article 1` is no prefix of `article 12`. */
const END = '\n';
const joined = (parts: readonly Part[]) => parts.map((part) => `${part}${END}`).join('');

/**
 * Refetches everything whose key starts with one of these: visible data now, other data when it is shown again, and
 * running fetches once more.
 */
export function refresh(...keys: QueryKey[]): void {
  const prefixes = keys.map((key) => joined(key as readonly Part[]));
  const isTouched = (cached: string) => prefixes.some((prefix) => cached.startsWith(prefix));
  running.markOutdated(isTouched);
  // An article is never opened from a copy that is older than a change.
  invalidateKeys((cached) => cached.startsWith(joined(['article'])) && isTouched(cached));
  revalidateKeys(isTouched);
}

/** Removes data from the cache, and discards running fetches of it. */
export function clearQueries(matches: (cached: string) => boolean): void {
  mutateCache(matches, undefined);
  running.afterwards(matches, invalidateKeys);
}

/** Fetches data that is going to be shown, unless that happened within the last seconds. */
export function refreshStale($query: AnyQuery): void {
  const id = $query.id();
  const age = Date.now() - cachedAt(id);
  if (age >= FRESH_MS) revalidateKeys(id);
  // Reading an unsubscribed store fetches it.
  $query.listen(() => {})();
}
