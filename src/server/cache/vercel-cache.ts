import { CACHE_SECONDS, type PublicCache } from './public-cache.ts';

/** Vercel's CDN. `@vercel/functions` is loaded at the first purge, because public reads do not need it. */
export const vercelCache: PublicCache = {
  headers: (tags) => ({
    'cache-control': 'public, max-age=0, must-revalidate',
    'vercel-cdn-cache-control': `public, max-age=${CACHE_SECONDS}`,
    'vercel-cache-tag': tags.join(','),
  }),
  // The CDN knows no versions.
  learn: () => {},
  invalidate: async (tags) => {
    const { invalidateByTag } = await import('@vercel/functions');
    await inBatches(tags, invalidateByTag);
  },
  purge: async (tags) => {
    const { dangerouslyDeleteByTag } = await import('@vercel/functions');
    await inBatches(tags, dangerouslyDeleteByTag);
  },
};

/** Vercel's limit; renaming a category can affect more articles than that. */
const TAGS_PER_CALL = 16;

async function inBatches(tags: readonly string[], purge: (tags: string[]) => Promise<void>): Promise<void> {
  const calls = Array.from({ length: Math.ceil(tags.length / TAGS_PER_CALL) }, (_, call) =>
    purge(tags.slice(call * TAGS_PER_CALL, (call + 1) * TAGS_PER_CALL)),
  );
  await Promise.all(calls);
}
