import { LRUCache } from 'lru-cache';
import { parseEnvironment } from '../environment.ts';
import type { Encoding } from './encode-body.ts';
import { CACHE_SECONDS } from './public-cache.ts';

/** A complete response in one encoding. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  tags: readonly string[];
};
export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Counted for the headers and the bookkeeping of each entry. */
const ENTRY_BYTES = 2048;

/** Rendered pages and public API responses, in memory until one of their tags is purged. Least recently used go first. */
export function createResponseCache(maxBytes: number) {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length + ENTRY_BYTES,
    ttl: CACHE_SECONDS * 1000,
  });
  let purges = 0;
  return {
    lookup: (key: string): CachedResponse | undefined => responses.get(key),
    /**
     * Call before a response is rendered; the returned function stores it. A response whose rendering began before a
     * purge may show what was purged, and is not stored.
     */
    beginStore() {
      const before = purges;
      return (key: string, response: CachedResponse): void => {
        if (purges === before) responses.set(key, response);
      };
    },
    purge(tags: readonly string[]): void {
      purges += 1;
      for (const [key, response] of responses.entries()) {
        if (response.tags.some((tag) => tags.includes(tag))) responses.delete(key);
      }
    },
  };
}

let ofProcess: ResponseCache | undefined;

/** The one cache of a self-hosted process, for its API, its pages and its listener. */
export function responseCache(): ResponseCache {
  ofProcess ??= createResponseCache(parseEnvironment(process.env).cacheMegabytes * 1024 * 1024);
  return ofProcess;
}

/** Added to addresses by mailings and advertisements; no page reads them. */
const CAMPAIGN = /^(utm_.*|fbclid|gclid|msclkid)$/;

/** The key of a response: its path and query without campaign parameters, in one order, and its encoding. */
export function cacheKey(address: string, encoding: Encoding | undefined): string {
  const form = encoding ?? 'plain';
  const url = URL.parse(`http://site${address}`);
  if (!url) return `${form} ${address}`;
  if (!url.search) return `${form} ${url.pathname}`;
  for (const name of [...url.searchParams.keys()]) if (CAMPAIGN.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return `${form} ${url.pathname}${url.search}`;
}
