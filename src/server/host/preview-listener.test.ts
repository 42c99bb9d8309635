import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { indexBuiltFiles } from './files/built-files.ts';
import { previewListener } from './preview-listener.ts';

const PAGE = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_astro/a.css"><link rel="preload" as="image" imagesrcset="/_astro/new.avif 1x, /_astro/live.avif 2x"></head>
<body class="x"><a href="#main">Naar de inhoud
</a><a href="/">Home</a><a href="/pmo?x=1#y">PMO</a><a href="/magazine">Magazine</a><a href="tel:040">Bel</a>
<a href="https://example.org/pmo">Elders</a><a href="//example.org/pmo">Elders</a>
<img src="/_astro/new.avif" srcset="/_astro/new.avif 100w, /_astro/live.avif 200w" alt="a"></body></html>`;

let folder = '';
let server: Server;
let url = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-preview-'));
  for (const path of ['pmo', '_astro']) mkdirSync(join(folder, path));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'pmo/index.html'), '<body>PMO</body>');
  writeFileSync(join(folder, '_astro/new.avif'), 'picture');
  const preview = { files: indexBuiltFiles(folder), form: '/admindash/clinic/edit?path=pmo.yaml' };
  const find = (token: string) => (token === 'secret' ? preview : undefined);
  server = createServer(
    previewListener(find, createLog({ level: 'error', readable: false }), (_, response) =>
      response.end('the live site'),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('a page says that it is a preview, and leads to pages and pictures of the preview alone', async () => {
  const response = await fetch(`${url}/preview/secret`);
  expect([response.status, response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
    ...[200, 'no-store', 'noindex'],
  ]);
  const html = await response.text();
  expect(html).toContain('Visitors do not see this yet. <a href="/admindash/clinic/edit?path=pmo.yaml">');
  expect([...html.matchAll(/(?:href|src|srcset)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '/_astro/a.css',
    '/preview/secret/_astro/new.avif 1x, /_astro/live.avif 2x',
    '#main',
    '/admindash/clinic/edit?path=pmo.yaml',
    '/preview/secret',
    '/preview/secret/pmo?x=1#y',
    '/magazine',
    'tel:040',
    'https://example.org/pmo',
    '//example.org/pmo',
    '/preview/secret/_astro/new.avif',
    '/preview/secret/_astro/new.avif 100w, /_astro/live.avif 200w',
  ]);
  expect(await (await fetch(`${url}/preview/secret/pmo`)).text()).toContain('PMO');
  expect(await (await fetch(`${url}/preview/secret/_astro/new.avif`)).text()).toBe('picture');
});

test.each([
  ['/preview/guessed/pmo', 410],
  ['/preview/secret/bestaat-niet', 404],
  ['/preview/secret/..%2f..%2f..%2fetc%2fpasswd', 404],
  ['/preview/secret/%', 404],
])('%s is nothing (%i)', async (path, status) => {
  const response = await fetch(url + path);
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining('make it again')]);
});

test('all else is the live site', async () => {
  for (const path of ['/', '/pmo', '/previews', '/preview'])
    expect(await (await fetch(url + path)).text()).toBe('the live site');
});
