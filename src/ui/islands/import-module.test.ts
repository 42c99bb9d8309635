import { afterEach, expect, test, vi } from 'vitest';
import { importModule } from './import-module.ts';

const FILES = ['/_astro/screen.js', '/_astro/button.js'];

/** A browser that fails for a file once asked for during an outage, until a plain request gets it. */
function setUpBrowser() {
  const broken = new Set<string>();
  let isOnline = false;
  vi.stubGlobal('document', { querySelectorAll: () => FILES.map((href) => ({ href })) });
  vi.stubGlobal('fetch', async (file: string) => {
    if (!isOnline) throw new TypeError('Load failed');
    broken.delete(file);
    return new Response();
  });
  return {
    goOnline: () => {
      isOnline = true;
    },
    load: async () => {
      if (!isOnline) for (const file of FILES) broken.add(file);
      if (broken.size > 0) throw new TypeError('Importing a module script failed.');
      return 'module';
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('imports what failed during an outage once the server is back', async () => {
  const { goOnline, load } = setUpBrowser();
  await expect(importModule(load)).rejects.toThrow('Importing a module script failed.');
  goOnline();
  await expect(load()).rejects.toThrow('Importing a module script failed.');
  await expect(importModule(load)).resolves.toBe('module');
});
