import type { TagVersion } from './tag-versions.ts';

/**
 * What a change means for cached responses. `invalidate`: the content changed, and a CDN may send one stale response
 * while it fetches the new one. `purge`: the content must be gone, so no stale response goes out.
 */
export type CacheChange = 'invalidate' | 'purge';

export type Memoize = <T>(key: string, tags: readonly string[], query: () => Promise<T>) => Promise<T>;

/** Caches pages and public API responses by tag, in memory or on a CDN. */
export type PublicCache = {
  /** Headers that let a response be cached under these tags, for at most so many seconds. */
  headers: (tags: readonly string[], seconds: number) => Record<string, string>;
  /** How long a response may be cached when no change is scheduled. */
  maxSeconds: number;
  /** For a cache in this process: receives the new versions of tags right after the commit that raised them. */
  learn: (changes: readonly TagVersion[]) => void;
  /**
   * Returns the earlier result of `query`, as long as none of these tags is raised. Only in a process that learns of
   * every change.
   */
  memoize?: Memoize;
  /** Whether responses are cached on a CDN: a change then adds its purge to the outbox. */
  mayHaveCdn: boolean;
  /** The CDN, if this process can reach it. Throws when the CDN refuses the call. */
  cdn?: Record<CacheChange, (tags: readonly string[]) => Promise<void>>;
};

/** How long a process uses a cached response whose tags are not raised. */
export const CACHE_SECONDS = 86_400;
/** The same on a CDN: shorter, so that content disappears soon even if every purge is lost. */
export const CDN_SECONDS = 3600;

export const noCache: PublicCache = {
  headers: () => ({}),
  maxSeconds: CACHE_SECONDS,
  learn: () => {},
  mayHaveCdn: false,
};

/**
 * For commands on a hosted database. They do not know whether a CDN stands before the site, nor can they reach it: they
 * leave the purges to the site's processes.
 */
export const cacheOfAnotherProcess: PublicCache = { ...noCache, mayHaveCdn: true };
