import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { importModule } from './import-module.ts';

const SITE = 'https://clinic.example';
const FILES = [`${SITE}/_astro/screen.js`, `${SITE}/_astro/button.js`];

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser that fails for a file once asked for during an outage, until a plain request gets it, as WebKit does. */
function setUpBrowser() {
  const broken = new Set<string>();
  const world = { isOnline: false, missing: [] as string[], imports: 0, requests: [] as string[] };
  vi.stubGlobal('location', new URL(SITE));
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => (selector.includes('rel=preload') ? FILES.map((href) => ({ href })) : []),
  });
  vi.stubGlobal('fetch', async (file: string) => {
    world.requests.push(file);
    if (!world.isOnline) throw new TypeError('Load failed');
    if (world.missing.includes(file)) return new Response(null, { status: 404 });
    broken.delete(file);
    return new Response();
  });
  const load = async () => {
    world.imports += 1;
    if (!world.isOnline) for (const file of FILES) broken.add(file);
    if (broken.size > 0 || world.missing.length > 0) throw new TypeError('Importing a module script failed.');
    return 'module';
  };
  return { world, load };
}

/** A function of a build, whose text names its chunk. */
const ofChunk = <T>(load: () => Promise<T>, file = '/_astro/screen.js') =>
  Object.assign(load, { toString: () => `()=>t(()=>import(\`${file}\`),[])` });

test('imports what failed during an outage once the server is back', async () => {
  const { world, load } = setUpBrowser();
  await expect(importModule(load)).rejects.toMatchObject({ isLost: true });
  world.isOnline = true;
  await expect(load()).rejects.toThrow('Importing a module script failed.');
  await expect(importModule(load)).resolves.toBe('module');
});

test('asks for the file itself, which no link of the page names', async () => {
  const { world, load } = setUpBrowser();
  world.isOnline = true;
  world.missing = ['nothing'];
  await importModule(ofChunk(load, '/_astro/alone.js')).catch(() => {});
  expect(world.requests.filter((url) => url.endsWith('/_astro/alone.js'))).toHaveLength(1);
});

test('tells a new version of the site from a lost connection', async () => {
  const { world, load } = setUpBrowser();
  world.isOnline = true;
  world.missing = [FILES[0] ?? ''];
  await expect(importModule(load)).rejects.toMatchObject({ isLost: false });
  world.isOnline = false;
  await expect(importModule(load)).rejects.toMatchObject({ isLost: true });
});

test('imports nothing ahead when the server cannot be reached', async () => {
  const { world, load } = setUpBrowser();
  await expect(importModule(ofChunk(load), { asksFirst: true })).rejects.toMatchObject({ isLost: true });
  expect(world.imports).toBe(0);
});

/** A browser that remembers a failure as long as the page lives, as Firefox does. */
const remembering = (chunk: string) => {
  vi.stubGlobal('location', new URL(SITE));
  vi.stubGlobal('fetch', async () => new Response());
  return ofChunk(async () => {
    throw new TypeError(`error loading dynamically imported module: ${SITE}${chunk}`);
  }, chunk);
};

test('imports by another address what the browser remembers as failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chunk-'));
  const chunk = join(folder, 'a.mjs');
  writeFileSync(chunk, 'export const screen = "a screen";');
  await expect(importModule(remembering(chunk))).resolves.toMatchObject({ screen: 'a screen' });
  rmSync(folder, { recursive: true });
});

test('never makes a second copy of a module that holds state', async () => {
  const load = remembering('/_astro/b.js');
  await expect(importModule(load, { holdsState: true })).rejects.toMatchObject({ isLost: false });
});
