import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { fullResponse, sendRaw } from '../../../tests/support/raw-request.ts';
import { cacheResponse } from '../cache/cache-response.ts';
import { processCache } from '../cache/process-cache.ts';
import { inTransaction } from '../transaction.ts';
import { createSiteServer, siteListeners } from './site-server.ts';

const api = setUpTestApp({ cache: processCache });
const LARGE = Buffer.alloc(300_000, 'a');
const FILES = {
  'index.html': 'home',
  'index.html.br': 'home in brotli',
  'pmo/index.html': 'page',
  'oud/index.html': 'a page that is redirected',
  '_astro/app.js': 'plain script',
  '_astro/app.js.gz': 'script in gzip',
  'groot.bin': LARGE,
  [`_astro/${'a'.repeat(32)}-50-50.C1.avif`]: 'picture of the library',
};
const TAG = 'test:site-server';
let folder = '';
/** What was rendered: everything else came from memory or from a file. */
let rendered: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clinic-site-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));
const forget = async () => inTransaction(api.system, async (tx) => tx.raiseTags([TAG, 'everything']));
beforeEach(async () => {
  rendered = [];
  await forget();
});

const site = () => ({
  dependencies: api.system,
  siteUrl: 'https://www.example.nl',
  folder,
  redirects: [{ source: '/oud', destination: '/pmo' }],
  pages: getRequestListener((request) => cacheResponse(request, () => render(request)), {
    overrideGlobalObjects: false,
  }),
  maxUncheckedSeconds: 3600,
});

/** The pages that are not built: of the magazine and of the admin area. */
function render({ url, headers }: Request): Response {
  const { pathname, search } = new URL(url);
  rendered.push(pathname + search);
  const html = { 'content-type': 'text/html' };
  const text = `<p>${'tekst '.repeat(100)}</p>`;
  if (pathname.startsWith('/admindash')) {
    const status = pathname.endsWith('onbekend') ? 404 : 200;
    const page = `${headers.get('cookie') ?? 'no cookies'} ${text}`;
    return new Response(page, { status, headers: { ...html, 'cache-control': 'no-store' } });
  }
  const status = pathname.includes('weg') ? 404 : 200;
  const cache = { 'cdn-cache-control': 'max-age=60', 'cache-tag': TAG, 'cache-control': 'public, max-age=0' };
  return new Response(`${pathname} ${text}`, { status, headers: { ...html, ...cache } });
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };
/** Sends the address as it is written, without taking `..` out. */
const read = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const [, port, path] = /:(\d+)(\/.*)/.exec(url) ?? [];
    sendRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString('latin1');
      resolve({ status: response.statusCode, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });
/** Without what tells of the moment and the way: the time, where the answer came from, and pieces instead of a length. */
function lasting({ status, headers, body }: Answer) {
  const { date: _, 'cache-status': __, 'transfer-encoding': ___, 'content-length': ____, ...kept } = headers;
  return { status, headers: kept, body };
}

const PATHS = ['/', '/pmo', '/pmo?van=brief', '/_astro/app.js', '/magazine', '/magazine?search=x', '/magazine/weg'];
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip', 'identity'];
const CASES = [...PATHS, '/admindash/login'].flatMap((path) => ENCODINGS.map((encoding) => [path, encoding] as const));
test.each(CASES)('sends %s (%s) from memory as it was sent the long way', async (path, encoding) => {
  const { sendAtOnce, longWay } = siteListeners(site());
  const ways: boolean[] = [];
  const server = createServer((request, response) => {
    const isSent = sendAtOnce(request, response);
    ways.push(isSent);
    if (!isSent) longWay(request, response);
  });
  const url = (await listen(server)) + path;
  const asked = { 'accept-encoding': encoding };
  const first = await read(url, asked);
  await vi.waitFor(async () => {
    expect(lasting(await read(url, asked))).toEqual(lasting(first));
    expect(ways.at(-1)).toBe(true);
  });
  const head = await read(url, asked, 'HEAD');
  expect(lasting(head)).toEqual({ ...lasting(first), body: '' });
  expect(Number(head.headers['content-length'])).toBe(first.body.length);
  const known = await read(url, { ...asked, 'if-none-match': String(first.headers.etag) });
  expect(lasting(known)).toEqual(first.status === 200 ? { ...lasting(first), status: 304, body: '' } : lasting(first));
  expect([ways[0], ways.at(-2), ways.at(-1)]).toEqual([false, true, true]);
});

test('leaves to the long way what memory cannot answer', async () => {
  const { sendAtOnce, longWay } = siteListeners(site());
  let isAtOnce = false;
  const url = await listen(
    createServer((request, response) => {
      isAtOnce = sendAtOnce(request, response);
      if (!isAtOnce) longWay(request, response);
    }),
  );
  await vi.waitFor(async () => {
    for (const path of ['/', '/magazine']) expect((await read(url + path)) && isAtOnce).toBe(true);
  });
  const bodyOf = async (path: string, headers = {}, method = 'GET') => {
    const { status, body } = await read(url + path, headers, method);
    expect([path, isAtOnce]).toEqual([path, false]);
    return [status, body];
  };
  expect(await bodyOf('/', { range: 'bytes=1-2' })).toEqual([206, 'om']);
  expect(await bodyOf('/', {}, 'DELETE')).toEqual([405, '']);
  expect(await bodyOf('/oud')).toEqual([308, '']);
  expect(await bodyOf('/magazine/')).toEqual([308, '']);
  expect(await bodyOf('/index.html')).toEqual([308, '']);
  expect((await bodyOf('/groot.bin'))[1]?.toString().length).toBe(LARGE.length);
  // Cached under the name of another path: its headers are those of the path that was asked for.
  for (const path of ['/x/../magazine', '/%6dagazine']) {
    const { headers } = await read(url + path);
    expect([path, isAtOnce]).toEqual([path, false]);
    const direct = await read(`${url}/magazine`);
    expect([isAtOnce, direct.headers['content-security-policy']]).toEqual([true, expect.stringContaining('https:')]);
    expect(headers['content-security-policy']).not.toContain('https:');
  }
});

test('never sends from memory what a change made old', async () => {
  const url = await listen(createSiteServer(site()).server);
  for (const round of [1, 2, 3]) {
    for (const _ of [1, 2]) await read(`${url}/magazine`);
    expect(rendered.length).toBe(round);
    await forget();
  }
});

test('renders a screen of the admin once for each look, whatever ids and cookies visitors send', async () => {
  const url = await listen(createSiteServer(site()).server);
  for (let id = 1; id < 30; id += 1)
    await read(`${url}/admindash/articles/${id}?q=${id}`, { cookie: `other=${id}; session-${id}=x` });
  expect(rendered.length).toBe(1);
  const looks = ['theme=dark', 'theme=dark; session=x', 'theme=light; other=1', 'theme=unknown; __Host-session=1'];
  for (const cookie of [...looks, ...looks]) await read(`${url}/admindash/articles/1`, { cookie });
  expect(rendered.length).toBe(1 + looks.length);
  const dark = await read(`${url}/admindash/articles/7`, { cookie: 'session=y; theme=dark' });
  expect(dark.body).toContain('theme=dark; session=x');
  expect(dark.headers['cache-control']).toBe('no-store');
  await read(`${url}/admindash/articles/new`);
  expect(rendered.length).toBe(2 + looks.length);
});

test('never keeps an address of the admin that has no screen', async () => {
  const url = await listen(createSiteServer(site()).server);
  for (const _ of [1, 2]) expect((await read(`${url}/admindash/onbekend`)).status).toBe(404);
  expect(rendered.length).toBe(2);
});

test('answers pipelined requests in order, also from memory', async () => {
  const url = await listen(createSiteServer(site()).server);
  const paths = ['/magazine', '/', '/magazine?page=2', '/pmo', '/magazine', '/groot.bin', '/'];
  const send = (path: string, connection = 'keep-alive') =>
    `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: ${connection}\r\n\r\n`;
  for (const _ of [1, 2, 3]) {
    const bytes = [...paths.map((path) => send(path)), send('/pmo', 'close')].join('');
    const answers = (await fullResponse(sendRaw(url, bytes))).split('HTTP/1.1 200 OK').slice(1);
    const starts = answers.map((answer) => answer.slice(answer.indexOf('\r\n\r\n') + 4).replace(/^\w+\r\n/, ''));
    const expected = ['/magazine ', 'home', '/magazine ', 'page', '/magazine ', 'aaaa', 'home', 'page'];
    expect(starts.map((start, index) => start.slice(0, expected[index]?.length))).toEqual(expected);
  }
});

test('closes each connection with its answer while it stops, also with one from memory', async () => {
  const { server, beginDraining } = createSiteServer(site());
  const url = await listen(server);
  await vi.waitFor(async () => {
    for (const path of ['/', '/magazine'])
      expect((await read(url + path, { connection: 'keep-alive' })).headers.connection).toBe('keep-alive');
  });
  beginDraining();
  for (const path of ['/', '/magazine'])
    expect((await read(url + path, { connection: 'keep-alive' })).headers.connection).toBe('close');
});

test('a picture that is hidden is no file any more, and one of the library is asked for again each minute', async () => {
  const picture = `/_astro/${'a'.repeat(32)}-50-50.C1.avif`;
  const { server, serveFolder } = createSiteServer(site());
  const url = await listen(server);
  const shown = await read(url + picture);
  expect([shown.body, shown.headers['cache-control']]).toEqual([
    'picture of the library',
    'public, max-age=31536000, s-maxage=60, immutable',
  ]);
  serveFolder(folder, (path) => path === picture);
  await read(url + picture);
  expect(rendered).toEqual([picture]);
  expect((await read(`${url}/pmo`)).body).toBe('page');
});
