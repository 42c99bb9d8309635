import type { CacheProvider } from 'astro';
import memoryCache from 'astro/cache/memory';
import { onPurge } from './server/http/process-cache.ts';

type RuntimeProvider = CacheProvider & Required<Pick<CacheProvider, 'onRequest'>>;

const memory = memoryCache({}) as RuntimeProvider;
let purges = 0;

onPurge(async (tags) => {
  purges += 1;
  await memory.invalidate({ tags: [...tags] });
});

/**
 * What a self-hosted process keeps of its pages and public API answers: Astro's memory cache, with one hole closed.
 * An answer that was being made while something was purged may be old already, and is not kept.
 */
export const answerCache: RuntimeProvider = {
  ...memory,
  onRequest: (context, next) =>
    memory.onRequest(context, async () => {
      const before = purges;
      const response = await next();
      if (purges !== before) response.headers.delete('cdn-cache-control');
      return response;
    }),
};

/** As Astro asks for it in astro.config.ts. */
export default () => answerCache;
