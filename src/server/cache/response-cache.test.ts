import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { cachedListener } from '../host/cached-listener.ts';
import { inTransaction } from '../transaction.ts';
import { cacheResponse, withoutIfNoneMatch } from './cache-response.ts';
import { processCache, responseCache } from './process-cache.ts';
import { cacheKey, createResponseCache } from './response-cache.ts';
import { createTagVersions, EVERYTHING_TAG } from './tag-versions.ts';

/** The API behind the response cache of a self-hosted process, as in scripts/serve/server.ts. */
const api = setUpTestApp({ cache: processCache });
let server: Server;
beforeAll(async () => {
  const apiListener = getRequestListener(
    (request) => cacheResponse(request, () => api.fetch(withoutIfNoneMatch(request))),
    {
      overrideGlobalObjects: false,
    },
  );
  server = createServer(cachedListener(apiListener)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/articles${path}`, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
  });
const isHit = ({ headers }: Response) => headers.get('cache-status') === 'memory; hit';
const total = async () => ((await (await read('')).json()) as { total: number }).total;

test('sends the cached response without the id of the first request', async () => {
  const { cookie } = await api.logIn();
  const { slug } = await api.article(cookie, { isPublished: true, slug: 'bewaard' });
  const first = await read(`/${slug}`, { 'x-request-id': 'first' });
  const second = await read(`/${slug}`, { 'x-request-id': 'second' });
  expect([first, second].map(isHit)).toEqual([false, true]);
  expect(await second.text()).toBe(await first.text());
  for (const { headers } of [first, second])
    for (const name of ['x-request-id', 'cache-tag', 'cdn-cache-control']) expect(headers.get(name)).toBeNull();
});

const outdate = (tags: string[]) => inTransaction(api.system, async (tx) => tx.raiseTags(tags));

test('answers 304 when the ETag matches, and never caches the 304', async () => {
  const { cookie } = await api.logIn();
  const { slug } = await api.article(cookie, { isPublished: true, slug: 'etiket' });
  const known = (await read(`/${slug}`)).headers.get('etag') ?? '';
  expect(known).toMatch(/^"[\w-]+"$/);
  await outdate([`article:${slug}`]);
  for (const state of ['empty', 'filled']) {
    const again = await read(`/${slug}`, { 'if-none-match': known });
    expect([state, again.status, await again.text()]).toEqual([state, 304, '']);
  }
  expect((await read(`/${slug}`)).status).toBe(200);
  const old = await read(`/${slug}`, { 'if-none-match': '"something else"' });
  expect(old.status).toBe(200);
});

test('shows every change of an article at once', async () => {
  const { cookie } = await api.logIn();
  await outdate(['articles']);
  expect(await total()).toBe(0);
  expect((await read('/een')).status).toBe(404);
  const { id } = await api.article(cookie, { slug: 'een', isPublished: true });
  expect([await total(), (await read('/een')).status]).toEqual([1, 200]);

  const admin = (method: string, path: string, body?: object) =>
    api.request(`/api/admin/articles/${id}${path}`, { method, cookie, body });
  await admin('PUT', '', { ...ARTICLE, title: 'Gewijzigd', slug: 'een', isPublished: true, version: 1 });
  expect(await (await read('/een')).json()).toMatchObject({ title: 'Gewijzigd' });
  await admin('PUT', '', { ...ARTICLE, slug: 'twee', isPublished: true, version: 2 });
  expect([(await read('/een')).status, (await read('/twee')).status]).toEqual([404, 200]);
  await admin('POST', '/unpublish');
  expect([await total(), (await read('/twee')).status]).toEqual([0, 404]);
  await admin('POST', '/publish');
  expect([await total(), (await read('/twee')).status]).toEqual([1, 200]);
  await admin('DELETE', '');
  expect([await total(), (await read('/twee')).status]).toEqual([0, 404]);
});

test('never caches an error', async () => {
  const refused = await read('?page=0');
  expect(refused.status).toBe(400);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(isHit(await read('?page=0'))).toBe(false);
});

test('caches a response compressed, one entry per encoding', async () => {
  const { cookie } = await api.logIn();
  const { slug } = await api.article(cookie, { isPublished: true, content: `<p>${'slaap '.repeat(500)}</p>` });
  const plain = await (await read(`/${slug}`)).text();
  const encodings = { 'gzip, deflate, br, zstd': 'br', 'br;q=0, gzip': 'gzip', 'gzip, deflate, br': 'br' };
  for (const [accept, encoding] of Object.entries(encodings)) {
    const { headers, bytes } = await readBytes(`/${slug}`, accept);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('accept-encoding');
    expect(bytes.length).toBeLessThan(plain.length / 2);
    expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes).toString()).toBe(plain);
  }
  expect(isHit(await read(`/${slug}`, { 'accept-encoding': 'br' }))).toBe(true);
  await outdate([`article:${slug}`]);
  expect(isHit(await read(`/${slug}`, { 'accept-encoding': 'br' }))).toBe(false);
});

test('answers HEAD from the cache with headers and length, without a body', async () => {
  await read('?limit=3');
  const head = await read('?limit=3', {}, 'HEAD');
  expect(isHit(head)).toBe(true);
  expect(Number(head.headers.get('content-length'))).toBe((await (await read('?limit=3')).bytes()).length);
  expect(await head.text()).toBe('');
});

test('cacheKey ignores campaign parameters and parameter order', () => {
  const key = cacheKey('/magazine?category=Slaap&page=2', 'br');
  expect(cacheKey('/magazine?page=2&utm_source=brief&category=Slaap&fbclid=1', 'br')).toBe(key);
  expect(cacheKey('/magazine?page=2', 'br')).not.toBe(key);
  expect(cacheKey('/magazine?category=Slaap&page=2', 'gzip')).not.toBe(key);
  expect(cacheKey('/magazine?utm_source=brief', undefined)).toBe(cacheKey('/magazine', undefined));
  expect(cacheKey('/magazine?search="slaap"', 'br')).toBe(cacheKey('/magazine?search=%22slaap%22', 'br'));
});

test.each(['//elders.example/magazine', 'http://elders.example/magazine', '/magazine%', '*'])(
  'cacheKey gives the unusual address %s a key of its own',
  (address) => expect(cacheKey(address, 'br')).not.toBe(cacheKey('/magazine', 'br')),
);

test('evicts the least recently used responses beyond its size', () => {
  const cache = createResponseCache(100_000, createTagVersions());
  const page = { status: 200, headers: {}, body: new Uint8Array(10_000), seconds: 60, tags: ['articles'] };
  for (let number = 0; number < 50; number += 1) cache.beginStore()(`page ${number}`, page);
  const hits = Array.from({ length: 50 }, (_, number) => cache.lookup(`page ${number}`)).filter(Boolean);
  expect(hits.length).toBeGreaterThan(5);
  expect(hits.length).toBeLessThan(10);
  expect(cache.lookup('page 49')).toBe(page);
});

test('drops a response when one of its tags is raised, also while it renders', () => {
  const versions = createTagVersions();
  const cache = createResponseCache(100_000, versions);
  const response = { status: 200, headers: {}, body: new Uint8Array(1), seconds: 60, tags: ['articles'] };
  const store = cache.beginStore();
  versions.learn([{ tag: 'articles', version: 1 }]);
  store('rendered before', response);
  expect(cache.lookup('rendered before')).toBeUndefined();
  cache.beginStore()('rendered after', response);
  expect(cache.lookup('rendered after')).toBe(response);
  versions.learn([{ tag: 'article:other', version: 2 }]);
  expect(cache.lookup('rendered after')).toBe(response);
  versions.learn([{ tag: EVERYTHING_TAG, version: 3 }]);
  expect(cache.lookup('rendered after')).toBeUndefined();
});

/** The bytes as sent; `fetch` would decompress them. */
const readBytes = (path: string, accept: string) =>
  new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { 'accept-encoding': accept };
    get({ host: '127.0.0.1', port, path: `/api/articles${path}`, headers }, async (response) =>
      resolve({ headers: response.headers, bytes: Buffer.concat(await response.toArray()) }),
    ).on('error', reject);
  });

test('splits the tags of Astro, which are separated by comma and space', async () => {
  const headers = { 'cdn-cache-control': 'max-age=60', 'cache-tag': 'article:slaap, category:hormonen' };
  await cacheResponse(new Request('http://site/pagina'), () => new Response('text', { headers }));
  const key = cacheKey('/pagina', undefined);
  expect(responseCache().lookup(key)?.tags).toEqual(['article:slaap', 'category:hormonen']);
  await outdate(['category:hormonen']);
  expect(responseCache().lookup(key)).toBeUndefined();
});

test('does not read the headers of a page that is being built, of which Astro warns', async () => {
  const request = new Request('http://site/llms.txt');
  Object.defineProperty(request, 'headers', {
    get: () => {
      throw new Error('read');
    },
  });
  expect(await (await cacheResponse(request, () => new Response('text'))).text()).toBe('text');
});
