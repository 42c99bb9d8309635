import type { APIContext } from 'astro';
import type { CacheTime } from '../../server/articles/schedules/before-reading.ts';
import { EVERYTHING_TAG } from '../../server/cache/tag-versions.ts';

/** Caches the page under these tags, until a change invalidates one of them, or the next scheduled change is due. */
export function cachePage({ cache }: Pick<APIContext, 'cache'>, tags: string[], { seconds }: CacheTime): void {
  if (seconds > 0) cache.set({ maxAge: seconds, tags: [...tags, EVERYTHING_TAG] });
}
