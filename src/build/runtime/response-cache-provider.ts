import type { CacheProvider } from 'astro';
import { cacheResponse } from '../../server/cache/cache-response.ts';

/** Stores rendered pages in the response cache of the process, like the API's responses; named in astro.config.mjs. */
export default (): CacheProvider => ({
  name: 'process',
  // Development has no response cache, and Astro warns when anything reads the headers of a prerendered page's request.
  onRequest: ({ request }, next) => (import.meta.env.DEV ? next() : cacheResponse(request, next)),
  // Changes raise tags in their transaction (src/server/transaction.ts).
  invalidate: async () => {},
});
