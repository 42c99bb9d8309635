/** The URL of a complete address; undefined for anything else. As `URL.parse`, which Safari has since version 18. */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address.trim());
  } catch {
    return undefined;
  }
}
