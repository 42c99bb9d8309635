/**
 * The range that a `Range` header asks for, both ends included; 'outside' when it lies beyond the end. Undefined for no
 * header, another unit, several ranges or an invalid one: RFC 9110, 14.2 lets a server then send the whole.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'outside' | undefined {
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
