/**
 * Imports a module, and tries once more after a failure. WebKit goes on failing for every file that it asked for during an
 * outage, also after the page is loaded again, until a plain request gets that file.
 */
export async function importModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    // The build names each file of the module in such a link before it imports it.
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
    await Promise.allSettled([...links].map(({ href }) => fetch(href)));
    return load();
  }
}
