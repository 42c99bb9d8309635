import { LRUCache } from 'lru-cache';
import type { Memoize } from './public-cache.ts';
import type { TagVersions } from './tag-versions.ts';

/** Each takes little memory: a result is a word or two. */
const MAX_RESULTS = 20_000;

/** A memo of database queries that every visitor's request would repeat. A result is used until one of its tags is raised. */
export function createQueryMemo(versions: TagVersions): { memoize: Memoize } {
  const results = new LRUCache<string, { result: unknown; version: number }>({ max: MAX_RESULTS });
  return {
    async memoize<T>(key: string, tags: readonly string[], query: () => Promise<T>): Promise<T> {
      const known = results.get(key);
      if (known && versions.isCurrent(tags, known.version)) return known.result as T;
      // Read before the query: a change during it makes the result outdated from the start.
      const version = versions.highest();
      const result = await query();
      results.set(key, { result, version });
      return result;
    },
  };
}
