import type { TagVersion } from './tag-versions.ts';

/** Caches pages and public API responses by tag, in memory or on a CDN; a change names the tags that it affects. */
export type PublicCache = {
  /** Headers that let a response be cached under these tags. */
  headers: (tags: readonly string[]) => Record<string, string>;
  /** For a cache in this process: the new versions of tags, right after the commit that raised them. */
  learn: (changes: readonly TagVersion[]) => void;
  /** For changed content. A CDN may send one stale response while it fetches the new one. */
  invalidate: (tags: readonly string[]) => Promise<void>;
  /** For content that must disappear at once: no stale response goes out. */
  purge: (tags: readonly string[]) => Promise<void>;
};

/** How long a cached response is valid, in seconds, unless it is purged. */
export const CACHE_SECONDS = 86_400;

export const noCache: PublicCache = {
  headers: () => ({}),
  learn: () => {},
  invalidate: async () => {},
  purge: async () => {},
};
