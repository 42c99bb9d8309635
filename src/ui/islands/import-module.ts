import { chunkOf, urlInMessage } from './chunk-address.ts';

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
  /** The module's own state must not exist twice: its file is only imported by its one address. */
  holdsState?: boolean;
  /** For what is fetched ahead: nothing is imported before a plain request has got the file. */
  asksFirst?: boolean;
};

/** Modules that were imported by another address: asked for again, they are the same ones. */
const imported = new Map<string, unknown>();

/**
 * Imports a module, a function that does nothing but `import(…)`, and does what can be done when that fails. Firefox remembers a failure as
 * long as the page lives; WebKit goes on failing for what it asked for during an outage until a plain request gets it.
 * Throws {@link ModuleError}.
 */
export async function importModule<Module>(
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

/** What may stand in the way: the files that the browser names, or else all that the build has asked for until now. */
function filesBehind(error: unknown, url: string | undefined): string[] {
  const named = urlInMessage(error);
  if (named) return [...new Set([named, ...(url ? [url] : [])])];
  // Browsers that do not know `modulepreload` get the other kind.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=preload][as=script]');
  return [...new Set([...(url ? [url] : []), ...[...links].map(({ href }) => href)])];
}

/** Past the cache of the browser, which may hold what came in place of a file. */
async function refetch(urls: string[], cause?: unknown): Promise<void> {
  // A file that is fetched ahead may come from the cache.
  const cache = cause ? 'reload' : 'default';
  const responses = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url, { cache }).catch(() => undefined);
      // Only a body that was read is in the cache.
      await response?.arrayBuffer().catch(() => {});
      return response;
    }),
  );
  if (urls.length > 0 && responses.every((response) => !response)) throw new ModuleError(cause, { isLost: true });
  if (responses.some((response) => response && !response.ok)) throw new ModuleError(cause, { isLost: false });
}

/** The last resort: by another address the browser has no failure to remember. */
async function importByOtherAddress<Module>(url: string): Promise<Module> {
  try {
    const module = await import(/* @vite-ignore */ `${url}?again=${Date.now()}`);
    imported.set(url, module);
    return module;
  } catch (error) {
    throw new ModuleError(error, { isLost: false });
  }
}
