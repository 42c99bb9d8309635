/** Parses an absolute URL; undefined for anything else. Safari has the built-in `URL.parse` only since version 18. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text.trim());
  } catch {
    return undefined;
  }
}
