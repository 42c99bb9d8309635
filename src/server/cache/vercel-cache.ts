import { CDN_SECONDS, type PublicCache } from './public-cache.ts';
import { EVERYTHING_TAG } from './tag-versions.ts';

/** Vercel's CDN. */
export const vercelCache: PublicCache = {
  headers: (tags, seconds) => ({
    'cache-control': 'public, max-age=0, must-revalidate',
    'vercel-cdn-cache-control': `public, max-age=${seconds}`,
    'vercel-cache-tag': [...tags, EVERYTHING_TAG].join(','),
  }),
  maxSeconds: CDN_SECONDS,
  // Nothing to learn: the CDN does not use versions.
  learn: () => {},
  mayHaveCdn: true,
  cdn: {
    invalidate: async (tags) => inBatches(tags, purgeApi().invalidateByTag),
    purge: async (tags) => inBatches(tags, purgeApi().dangerouslyDeleteByTag),
  },
};

/** Vercel's limit. */
const TAGS_PER_CALL = 16;

async function inBatches(tags: readonly string[], purge: (tags: string[]) => Promise<void>): Promise<void> {
  const calls = Array.from({ length: Math.ceil(tags.length / TAGS_PER_CALL) }, (_, call) =>
    purge(tags.slice(call * TAGS_PER_CALL, (call + 1) * TAGS_PER_CALL)),
  );
  await Promise.all(calls);
}

type PurgeApi = Record<'invalidateByTag' | 'dangerouslyDeleteByTag', (tags: string[]) => Promise<void>>;
const runtime = globalThis as { [key: symbol]: { get?: () => { purge?: PurgeApi } } | undefined };

/**
 * Read from where `@vercel/functions` reads it: without a request's context, that package reports success and purges
 * nothing.
 */
function purgeApi(): PurgeApi {
  const api = runtime[Symbol.for('@vercel/request-context')]?.get?.().purge;
  if (!api) throw new Error('Vercel offers no purges here');
  return api;
}
