/**
 * The file that a function such as `() => import('./x.js')` imports, read from the function's source: browsers do not
 * tell it before an import has failed. `isWhole` when the function returns the whole module, not a part of a shared
 * one.
 */
export function chunkOf(load: () => Promise<unknown>): { url: string; isWhole: boolean } | undefined {
  const found = [...String(load).matchAll(/\bimport\(\s*(["'`])(\.?\/[^"'`$]+)\1\s*\)(\s*\.then\b)?/g)];
  const [, , path, then] = found.length === 1 ? (found[0] ?? []) : [];
  // All chunks of a build are in one folder.
  return path ? { url: new URL(path, import.meta.url).href, isWhole: !then } : undefined;
}

/** The file of this site that an error names, as Chromium and Firefox do. */
export function urlInMessage(error: unknown): string | undefined {
  const [url] = /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '') ?? [];
  return url && new URL(url).origin === location.origin ? url : undefined;
}
