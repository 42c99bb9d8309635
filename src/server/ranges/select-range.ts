import { parseRange } from './parse-range.ts';

/** What a request says of the bytes it wants, and has. */
export type RangeRequest = Partial<Record<'range' | 'if-range' | 'if-none-match', string | undefined>>;
type Validators = { size: number; etag: string; lastModified?: string };
type Part = { status: 200 | 206 | 304 | 416; start: number; end: number; headers: Record<string, string> };

/**
 * How bytes of this size go out: whole, one range of them, not at all because the reader has them (304) or because
 * there are none where they were asked for (416). `end` is included; a part without bytes ends before it starts.
 */
export function selectRange(wish: RangeRequest, { size, etag, lastModified }: Validators): Part {
  const nothing = { start: 0, end: -1 };
  if (isNamed(wish['if-none-match'], etag)) return { status: 304, ...nothing, headers: {} };
  // Another content than the reader has the beginning of: all of it.
  const isSame = [etag, lastModified].includes(wish['if-range'] ?? etag);
  const range = isSame ? parseRange(wish.range, size) : undefined;
  if (range === 'outside')
    return { status: 416, ...nothing, headers: { 'content-range': `bytes */${size}`, 'content-length': '0' } };
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const length = { 'content-length': String(end - start + 1) };
  return range
    ? { status: 206, start, end, headers: { ...length, 'content-range': `bytes ${start}-${end}/${size}` } }
    : { status: 200, start, end, headers: length };
}

/** Compared weakly, as for reading (RFC 9110, 13.1.2). */
const isNamed = (list: string | undefined, etag: string) =>
  list?.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, ''))) ?? false;
