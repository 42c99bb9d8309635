import type { FetcherStore } from '@nanostores/query';
import type { ReadableAtom } from 'nanostores';
import { ApiError } from '../../shared/api-client.ts';
import { cachedAt, createFetcherStore, invalidateKeys, mutateCache, revalidateKeys } from '../../ui/query-cache.ts';
import type { QueryKey } from './query-keys.ts';

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

/**
 * Shows what a colleague may have changed. Not after an ended session: fetching would ask for the password again, right
 * after the user chose “Not now”.
 */
export function refreshAfterFailure(error: unknown, ...keys: QueryKey[]): void {
  if (error instanceof ApiError && error.status === 401) return;
  refresh(...keys);
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

type Fetcher<Part, Data> = (...parts: Part[]) => Promise<Data>;
type Fetch = { isOutdated: boolean; done: Promise<unknown> };
type Matches = (key: string) => boolean;

/**
 * Tracks running fetches. Nanostores Query ignores a refetch while a fetch of the same key runs, so a list requested
 * shortly before a change would stay stale.
 */
function runningFetches() {
  const fetches = new Map<string, Fetch>();
  const matching = (matches: Matches) => [...fetches].filter(([key]) => matches(key));

  return {
    /** Fetches again, as long as the data changed while it was fetched. */
    repeatOutdated<Part, Data>(fetcher: Fetcher<Part, Data>): Fetcher<Part, Data> {
      return (...parts) => {
        const key = parts.join('');
        const fetch: Fetch = { isOutdated: false, done: Promise.resolve() };
        const repeat = async (): Promise<Data> => {
          for (;;) {
            fetch.isOutdated = false;
            const [result] = await Promise.allSettled([fetcher(...parts)]);
            if (fetch.isOutdated) continue;
            fetches.delete(key);
            if (result.status === 'fulfilled') return result.value;
            // What the user may no longer see does not stay on the screen.
            if (result.reason instanceof ApiError && result.reason.status === 403) mutateCache(key, undefined);
            throw result.reason;
          }
        };
        const data = repeat();
        fetch.done = data.catch(() => {});
        fetches.set(key, fetch);
        return data;
      };
    },
    markOutdated(matches: Matches): void {
      for (const [, fetch] of matching(matches)) fetch.isOutdated = true;
    },
    /** Calls back for each matching key when its data has arrived and is in the cache. */
    afterwards(matches: Matches, work: (key: string) => void): void {
      for (const [key, { done }] of matching(matches)) void done.then(() => setTimeout(work, 0, key));
    },
  };
}
