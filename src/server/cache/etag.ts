import type { CachedResponse } from './response-cache.ts';

/** Whether a reader with this `If-None-Match` has the answer already; compared weakly, as for reading (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | null | undefined, { status, headers }: CachedResponse): boolean {
  if (status !== 200 || !ifNoneMatch) return false;
  const wanted = opaque(headers['etag'] ?? '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === wanted);
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
