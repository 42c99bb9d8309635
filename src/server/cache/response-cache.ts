import { LRUCache } from 'lru-cache';
import { paths } from '../../shared/paths.ts';
import { adminPageKey, type PageHeaders } from './admin-page.ts';
import type { Encoding } from './cache-response.ts';
import type { TagVersions } from './tag-versions.ts';

/** A complete response in one encoding. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  /** How long it may be used. */
  seconds: number;
  tags: readonly string[];
};
export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Estimated size of the headers and bookkeeping of each entry. */
const ENTRY_BYTES = 2048;

/**
 * Keeps rendered pages and public API responses in memory until one of their tags is raised. Evicts the least recently
 * used first.
 */
export function createResponseCache(maxBytes: number, versions: TagVersions) {
  const entries = new LRUCache<string, { response: CachedResponse; version: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) => response.body.byteLength + key.length + ENTRY_BYTES,
  });
  let generation = 0;
  return {
    lookup(key: string): CachedResponse | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (versions.isCurrent(entry.response.tags, entry.version)) return entry.response;
      entries.delete(key);
      return undefined;
    },
    /** For a change that no tag names: what pages are made of, besides the database. */
    clear: () => {
      generation += 1;
      entries.clear();
    },
    /**
     * Call before a response is rendered; the returned function stores it. If a change becomes known during rendering,
     * the response is outdated from the start.
     */
    beginStore() {
      const version = versions.highest();
      const begun = generation;
      return (key: string, response: CachedResponse): void => {
        if (begun === generation && versions.isCurrent(response.tags, version)) {
          entries.set(key, { response, version }, { ttl: response.seconds * 1000 });
        }
      };
    },
  };
}

/** Added to addresses by mailings and advertisements; no page reads them. */
const CAMPAIGN = /^(utm_.*|fbclid|gclid|msclkid)$/;

/** A path that can be written in one way only: no escapes, no empty or dotted segments. */
const PLAIN_PATH = /^\/(?:[\w-]+(?:[./][\w-]+)*)?$/;
export const isPlainPath = (path: string): boolean => PLAIN_PATH.test(path);

/**
 * The key of a response: its path and query without campaign parameters, in one order, and its encoding. Of a page of
 * the admin area: what it depends on.
 */
export function cacheKey(address: string, encoding: Encoding | undefined, headers: PageHeaders = {}): string {
  const form = encoding ?? 'plain';
  if (address.startsWith(paths.dashboard)) return `${form} ${adminPageKey(address, headers) ?? address}`;
  if (isPlainPath(address)) return `${form} ${address}`;
  const url = URL.parse(`http://site${address}`);
  if (!url) return `${form} ${address}`;
  if (!url.search) return `${form} ${url.pathname}`;
  for (const name of [...url.searchParams.keys()]) if (CAMPAIGN.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return `${form} ${url.pathname}${url.search}`;
}
