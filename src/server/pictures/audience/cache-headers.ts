import { CDN_SECONDS } from '../../cache/public-cache.ts';
import type { Context } from '../../context.ts';
import { AUDIENCE_TAGS } from './find-audience.ts';

/** For files that readers do not get: only the requesting browser may cache them, and revalidates each time. */
export const PRIVATE = { 'cache-control': 'private, no-cache' };

/**
 * For a file that readers see. Its bytes never change, so a browser asks once; a proxy on the way asks each minute, because
 * the file may be hidden. The site's own CDN is purged when it is.
 */
export const publicCacheHeaders = ({ cache }: Context, isWhole: boolean): Record<string, string> => ({
  ...(cache.mayHaveCdn && isWhole && cache.headers(AUDIENCE_TAGS, CDN_SECONDS)),
  'cache-control': isWhole ? 'public, max-age=31536000, s-maxage=60, immutable' : 'no-cache',
});
