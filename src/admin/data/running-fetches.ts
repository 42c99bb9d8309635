type Fetcher<Part, Data> = (...parts: Part[]) => Promise<Data>;
type Fetch = { isOutdated: boolean; done: Promise<unknown> };
type Matches = (key: string) => boolean;

/**
 * Tracks running fetches. Nanostores Query ignores a refetch while a fetch of the same key runs, so a list requested
 * shortly before a change would stay stale.
 */
export function runningFetches() {
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
            if (result.status === 'rejected') throw result.reason;
            return result.value;
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
