import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalPathListener } from './canonical-path-listener.ts';

let server: Server;
beforeAll(async () => {
  const site = canonicalPathListener((received, response) => response.end(received.url));
  server = createServer(site).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

/**
 * Sends the path unchanged, unlike `fetch`, and follows no redirect. Resolves to the path that the pages get, or to the
 * status and location of the redirect.
 */
function get(path: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, async (response) => {
      const { location } = response.headers;
      resolve(location ? `${response.statusCode} ${location}` : (await response.toArray()).join(''));
    })
      .once('error', reject)
      .end();
  });
}

test.each([
  '/',
  '/pmo',
  '/pmo?x=1',
  '/magazine?page=2',
  '/_astro/a.css',
  '/magazine/article/caf%C3%A9',
  '/api/x%00//y/',
])('passes %s on unchanged', async (path) => {
  expect(await get(path)).toBe(path);
});

test.each([
  ['/index.html', '/'],
  ['/pmo/index.html', '/pmo'],
  ['/pmo/index.html?van=brief', '/pmo?van=brief'],
  ['/pmo/index.html/', '/pmo'],
  ['//pmo', '/pmo'],
  ['/magazine//article///x//', '/magazine/article/x'],
  ['/pmo/', '/pmo'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example//', '/evil.example'],
])('redirects %s to %s', async (path, location) => {
  expect(await get(path)).toBe(`308 ${location}`);
});

test.each([
  '/%E0%A4%A',
  '/therapieen/%E0%A4%A',
  '/%',
  '/pmo%2F',
  '/therapieen%2fpro-aging',
  '/%5Cevil.example/',
  '/\\evil.example/',
  '/pmo%00',
  '/pmo%0d%0aset-cookie:x',
  '/%7F',
])('shows the 404 page for %s', async (path) => {
  expect(await get(path)).toBe('/404');
});

test('repairs a query with a malformed escape', async () => {
  const url = new URL(await get('/magazine?search=%E0%A4%A&page=2'), 'http://site');
  expect(() => decodeURIComponent(url.search)).not.toThrow();
  expect(url.searchParams.get('page')).toBe('2');
});
