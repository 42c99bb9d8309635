import { CACHE_SECONDS, type PublicCache } from './public-cache.ts';

/** Vercel's CDN, by tag. The package is loaded at the first purge: public reads never need it. */
export const vercelCache: PublicCache = {
  headers: (tags) => ({
    'cache-control': 'public, max-age=0, must-revalidate',
    'vercel-cdn-cache-control': `public, max-age=${CACHE_SECONDS}`,
    'vercel-cache-tag': tags.join(','),
  }),
  refresh: async (tags) => {
    const { invalidateByTag } = await import('@vercel/functions');
    await invalidateByTag([...tags]);
  },
  remove: async (tags) => {
    const { dangerouslyDeleteByTag } = await import('@vercel/functions');
    await dangerouslyDeleteByTag([...tags]);
  },
};
