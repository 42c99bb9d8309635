/** Parses a URL; undefined when it is none. Safari has the built-in `URL.parse` only since version 18. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text.trim(), base);
  } catch {
    return undefined;
  }
}
