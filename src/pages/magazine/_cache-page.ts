import type { APIContext } from 'astro';
import { CACHE_SECONDS } from '../../server/cache/public-cache.ts';

/** Caches the page under these tags, until a change purges one of them. */
export function cachePage({ cache }: Pick<APIContext, 'cache'>, tags: string[]): void {
  cache.set({ maxAge: CACHE_SECONDS, tags });
}
