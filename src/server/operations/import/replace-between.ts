/**
 * Replaces each `open`, the text after it and the next `close`; leaves them unchanged when `replace` returns undefined.
 * Takes linear time; a regular expression takes quadratic time when many `open` have no `close`.
 */
export function replaceBetween(
  text: string,
  open: string,
  close: string,
  replace: (inside: string) => string | undefined,
): string {
  let result = '';
  let position = 0;
  for (;;) {
    const start = text.indexOf(open, position);
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (end < 0) return result + text.slice(position);
    const after = end + close.length;
    result += text.slice(position, start) + (replace(text.slice(start + open.length, end)) ?? text.slice(start, after));
    position = after;
  }
}
