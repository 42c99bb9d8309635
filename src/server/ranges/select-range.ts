import { matchesEtag } from '../cache/cache-response.ts';

/** The headers of a conditional or range request. */
export type RangeRequest = Partial<Record<'range' | 'if-range' | 'if-none-match', string | undefined>>;
type Representation = { size: number; etag: string; lastModified?: string };
type SelectedRange = { status: 200 | 206 | 304 | 416; start: number; end: number; headers: Record<string, string> };

/**
 * Which bytes to send and with which status: all, one range, or none (304, 416). `end` is included; when there is
 * nothing to send, `end` is less than `start`.
 */
export function selectRange(request: RangeRequest, { size, etag, lastModified }: Representation): SelectedRange {
  const nothing = { start: 0, end: -1 };
  if (matchesEtag(request['if-none-match'], etag)) return { status: 304, ...nothing, headers: {} };
  // When the content changed since the client got its first part, it needs all of it.
  const isUnchanged = [etag, lastModified].includes(request['if-range'] ?? etag);
  const range = isUnchanged ? parseRange(request.range, size) : undefined;
  if (range === 'outside')
    return { status: 416, ...nothing, headers: { 'content-range': `bytes */${size}`, 'content-length': '0' } };
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const length = { 'content-length': String(end - start + 1) };
  return range
    ? { status: 206, start, end, headers: { ...length, 'content-range': `bytes ${start}-${end}/${size}` } }
    : { status: 200, start, end, headers: length };
}

/**
 * The range that a `Range` header asks for, both ends included; 'outside' when it lies beyond the end. Undefined for no
 * header, another unit, several ranges or an invalid one: RFC 9110, 14.2 lets a server then send the whole.
 */
function parseRange(header: string | undefined, size: number): { start: number; end: number } | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return undefined;
  return start >= size ? 'outside' : { start, end };
}
