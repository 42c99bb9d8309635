import type { APIContext } from 'astro';
import { CDN_SECONDS } from '../../server/cache/public-cache.ts';
import { EVERYTHING_TAG } from '../../server/cache/tag-versions.ts';

/** Caches the page under these tags, until a change purges one of them. */
export function cachePage({ cache }: Pick<APIContext, 'cache'>, tags: string[]): void {
  cache.set({ maxAge: CDN_SECONDS, tags: [...tags, EVERYTHING_TAG] });
}
