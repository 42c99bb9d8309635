import { CACHE_SECONDS, type PublicCache } from './public-cache.ts';
import { responseCache } from './response-cache.ts';

const purge = async (tags: readonly string[]) => responseCache().purge(tags);

/** The response cache of a self-hosted process, purged before the response to a change is sent. */
export const processCache: PublicCache = {
  headers: (tags) => ({
    'cache-control': 'public, max-age=0, must-revalidate',
    'cdn-cache-control': `max-age=${CACHE_SECONDS}`,
    'cache-tag': tags.join(','),
  }),
  invalidate: purge,
  purge,
};
