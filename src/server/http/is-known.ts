import type { KeptAnswer } from './kept-answers.ts';

/** Whether a reader with this `If-None-Match` has the answer already; compared weakly, as for reading (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | null | undefined, { status, headers }: KeptAnswer): boolean {
  if (status !== 200 || !ifNoneMatch) return false;
  const wanted = opaque(headers['etag'] ?? '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === wanted);
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
