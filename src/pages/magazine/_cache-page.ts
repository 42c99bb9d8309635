import type { APIContext } from 'astro';
import { CACHE_SECONDS } from '../../server/cache/public-cache.ts';

/** Keeps the page under its tags until a change purges them (architecture §3). */
export function cachePage({ cache }: Pick<APIContext, 'cache'>, tags: string[]): void {
  cache.set({ maxAge: CACHE_SECONDS, tags });
}
