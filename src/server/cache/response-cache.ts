import { LRUCache } from 'lru-cache';
import type { Encoding } from './encode-body.ts';
import { CACHE_SECONDS } from './public-cache.ts';

/** An answer as it goes out: whole, and compressed as one kind of reader wants it. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  tags: readonly string[];
};
export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Three hundred pages; what was read longest ago makes room. An address that was never asked before costs no more. */
const MAX_BYTES = 4 * 1024 * 1024;
const HEADERS_BYTES = 2048;

/** What a self-hosted process keeps of the pages and public API answers it made, until one of their tags is purged. */
export function createResponseCache(maxBytes = MAX_BYTES) {
  const answers = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length + HEADERS_BYTES,
    ttl: CACHE_SECONDS * 1000,
  });
  let purges = 0;
  return {
    find: (key: string): CachedResponse | undefined => answers.get(key),
    /**
     * Call before an answer is made; gives what keeps it. What was being made while something was purged may be old
     * already, and is not kept.
     */
    begin() {
      const before = purges;
      return (key: string, answer: CachedResponse): void => {
        if (purges === before) answers.set(key, answer);
      };
    },
    purge(tags: readonly string[]): void {
      purges += 1;
      for (const [key, answer] of answers.entries()) {
        if (answer.tags.some((tag) => tags.includes(tag))) answers.delete(key);
      }
    },
  };
}

/** On the global object, because a server and the pages it serves are bundled apart. */
const KEY = Symbol.for('clinic.kept-answers');

/** Those of this process. */
export function responseCache(): ResponseCache {
  const holder = globalThis as { [KEY]?: ResponseCache };
  holder[KEY] ??= createResponseCache();
  return holder[KEY];
}

/** What mailings and advertisements add to an address; no page looks at it. */
const CAMPAIGN = /^(utm_.*|fbclid|gclid|msclkid)$/;

/** What an answer is kept by: its address (path and query) without the accidental, and its form. */
export function cacheKey(address: string, encoding: Encoding | undefined): string {
  const form = encoding ?? 'plain';
  const url = URL.parse(`http://site${address}`);
  if (!url) return `${form} ${address}`;
  if (!url.search) return `${form} ${url.pathname}`;
  for (const name of [...url.searchParams.keys()]) if (CAMPAIGN.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return `${form} ${url.pathname}${url.search}`;
}
