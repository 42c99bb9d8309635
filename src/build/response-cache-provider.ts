import type { CacheProvider } from 'astro';
import { cacheResponse } from '../server/cache/cache-response.ts';

/** Stores rendered pages in the response cache of the process, as the API's responses; named in astro.config.mjs. */
export default (): CacheProvider => ({
  name: 'process',
  onRequest: ({ request }, next) => cacheResponse(request, next),
  // Changes raise tags in their transaction (src/server/db/transaction.ts).
  invalidate: async () => {},
});
