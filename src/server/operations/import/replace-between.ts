/**
 * Replaces what stands from each `open` to the next `close`; undefined leaves it as it is. Looks at each character once,
 * where an expression would look for the end of everything that is never closed, again and again.
 */
export function replaceBetween(
  text: string,
  open: string,
  close: string,
  replace: (inside: string) => string | undefined,
): string {
  let result = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf(open, at);
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (end < 0) return result + text.slice(at);
    const after = end + close.length;
    result += text.slice(at, start) + (replace(text.slice(start + open.length, end)) ?? text.slice(start, after));
    at = after;
  }
}
