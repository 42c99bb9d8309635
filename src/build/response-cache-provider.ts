import type { CacheProvider } from 'astro';
import { cacheResponse } from '../server/cache/cache-response.ts';
import { responseCache } from '../server/cache/response-cache.ts';

/** Astro's pages are kept where the API's answers are (src/server/cache/response-cache.ts); named in astro.config.mjs. */
export default (): CacheProvider => ({
  name: 'process',
  onRequest: ({ request }, next) => cacheResponse(request, next),
  invalidate: async ({ tags }) => responseCache().purge([tags ?? []].flat()),
});
