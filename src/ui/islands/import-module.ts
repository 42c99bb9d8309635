/**
 * A module could not be fetched. `isLost`: the server does not answer. Otherwise it has another version of the site, or
 * the browser remembers the failure, and only loading the page again helps.
 */
export class ModuleError extends Error {
  override name = 'ModuleError';
  readonly isLost: boolean;

  constructor(cause: unknown, { isLost }: { isLost: boolean }) {
    super('A part of the page could not be fetched', { cause });
    this.isLost = isLost;
  }
}

type Options = {
  /** The module has state, so it must not be loaded under a second address. */
  holdsState?: boolean;
  /** For prefetching: imports only after a plain request has fetched the file. */
  asksFirst?: boolean;
  /** False: does not wait for what all modules wait for. */
  companions?: boolean;
};

let companion: (() => Promise<void>) | undefined;

/** What every module waits for between its import and its use, such as the words of the chosen language. */
export const beforeUse = (wait: () => Promise<void>): void => {
  companion = wait;
};

/** Modules imported under another address; later imports return the same instance. */
const imported = new Map<string, unknown>();

/** As {@link importOnly}, and ready to be used. */
export async function importModule<Module>(load: () => Promise<Module>, options: Options = {}): Promise<Module> {
  const module = await importOnly(load, options);
  if (options.companions !== false) await companion?.();
  return module;
}

/**
 * Imports a module, a function that does nothing but `import(…)`, and does what can be done when that fails. Firefox remembers a failure as
 * long as the page lives; WebKit goes on failing for what it asked for during an outage until a plain request gets it.
 * Throws {@link ModuleError}.
 */
async function importOnly<Module>(
  load: () => Promise<Module>,
  { holdsState = false, asksFirst = false }: Options = {},
): Promise<Module> {
  const { url, isWhole } = chunkOf(load) ?? {};
  if (url && imported.has(url)) return imported.get(url) as Module;
  if (asksFirst && url) await refetch([url]);
  try {
    return await load();
  } catch (error) {
    await refetch(filesBehind(error, url), error);
    try {
      return await load();
    } catch (again) {
      if (!url || !isWhole || holdsState) throw new ModuleError(again, { isLost: false });
      return importByOtherAddress<Module>(url);
    }
  }
}

/** The files that may have failed: those that the browser names, or else all that the build has requested so far. */
function filesBehind(error: unknown, url: string | undefined): string[] {
  const named = urlInMessage(error);
  if (named) return [...new Set([named, ...(url ? [url] : [])])];
  // Browsers without `modulepreload` have the other kind of link.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=preload][as=script]');
  return [...new Set([...(url ? [url] : []), ...[...links].map(({ href }) => href)])];
}

/** Bypasses the browser's cache, which may hold an error page instead of the file. */
async function refetch(urls: string[], cause?: unknown): Promise<void> {
  // A prefetched file may come from the cache.
  const cache = cause ? 'reload' : 'default';
  const responses = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url, { cache }).catch(() => undefined);
      // The browser caches a response only once its body was read.
      await response?.arrayBuffer().catch(() => {});
      return response;
    }),
  );
  if (urls.length > 0 && responses.every((response) => !response)) throw new ModuleError(cause, { isLost: true });
  if (responses.some((response) => response && !response.ok)) throw new ModuleError(cause, { isLost: false });
}

/** The last resort: the browser remembers no failure of another address. */
async function importByOtherAddress<Module>(url: string): Promise<Module> {
  try {
    const module = await import(/* @vite-ignore */ `${url}?again=${Date.now()}`);
    imported.set(url, module);
    return module;
  } catch (error) {
    throw new ModuleError(error, { isLost: false });
  }
}

/**
 * The file that a function such as `() => import('./x.js')` imports, read from the function's source: browsers do not
 * tell it before an import has failed. `isWhole` when the function returns the whole module, not a part of a shared
 * one.
 */
function chunkOf(load: () => Promise<unknown>): { url: string; isWhole: boolean } | undefined {
  const found = [...String(load).matchAll(/\bimport\(\s*(["'`])(\.?\/[^"'`$]+)\1\s*\)(\s*\.then\b)?/g)];
  const [, , path, then] = found.length === 1 ? (found[0] ?? []) : [];
  // All chunks of a build are in one folder.
  return path ? { url: new URL(path, import.meta.url).href, isWhole: !then } : undefined;
}

/** The file of this site that an error names, as Chromium and Firefox do. */
function urlInMessage(error: unknown): string | undefined {
  const [url] = /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '') ?? [];
  return url && new URL(url).origin === location.origin ? url : undefined;
}
