/**
 * The file that a function such as `() => import('./x.js')` imports, read from its text: browsers name it nowhere else
 * before it has failed. `isWhole` when the function returns all of that file, not a module that shares it with others.
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
