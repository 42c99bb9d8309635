import { createHash } from 'node:crypto';

/** A strong ETag of a response body. */
export const etagOf = (body: string | Uint8Array): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

/** Whether an `If-None-Match` header names this ETag; the weak comparison of RFC 9110, 13.1.2. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaqueTag(tag) === opaqueTag(etag));
}

const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '');
