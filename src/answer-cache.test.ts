import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { expect, test } from 'vitest';
import { keptAnswer } from './answer-cache.ts';
import { processCache } from './server/http/process-cache.ts';
import { setUpTestApp } from './server/testing.ts';
import { ARTICLE } from './shared/testing.ts';

/** The API behind the cache of a self-hosted process, as in fetch.ts. */
const api = setUpTestApp({ cache: processCache });
const site = new Hono();
site.use('/api/articles/*', etag());
site.all('/api/*', (c) =>
  keptAnswer(
    c.req.raw,
    (request) => api.fetch(request),
    () => {},
  ),
);

const read = (path: string, headers: Record<string, string> = {}) =>
  site.request(`http://localhost:4321/api/articles${path}`, { headers });
const total = async () => ((await (await read('')).json()) as { total: number }).total;

test('issue B 8: a second reader gets the kept answer, which carries nothing of the first request', async () => {
  const { cookie } = await api.logIn();
  const { slug } = await api.article(cookie, { isPublished: true, slug: 'bewaard' });
  const first = await read(`/${slug}`, { 'x-request-id': 'first' });
  const second = await read(`/${slug}`, { 'x-request-id': 'second' });
  expect([first, second].map(({ headers }) => headers.get('x-astro-cache'))).toEqual(['MISS', 'HIT']);
  expect(await second.text()).toBe(await first.text());
  for (const { headers } of [first, second])
    for (const name of ['x-request-id', 'cache-tag', 'cdn-cache-control']) expect(headers.get(name)).toBeNull();
});

test('issue B 8: who has an answer already gets 304 from the cache, and never spoils it for others', async () => {
  const { cookie } = await api.logIn();
  const { slug } = await api.article(cookie, { isPublished: true, slug: 'etiket' });
  const known = (await read(`/${slug}`)).headers.get('etag') ?? '';
  expect(known).toMatch(/^"[\w-]+"$/);
  await processCache.refresh([`article:${slug}`]);
  for (const state of ['empty', 'filled']) {
    const again = await read(`/${slug}`, { 'if-none-match': known });
    expect([state, again.status, await again.text()]).toEqual([state, 304, '']);
  }
  expect((await read(`/${slug}`)).status).toBe(200);
  const old = await read(`/${slug}`, { 'if-none-match': '"something else"' });
  expect(old.status).toBe(200);
});

test('issue B 8: every change is public at once: create, edit, move, unpublish, publish, delete', async () => {
  const { cookie } = await api.logIn();
  await processCache.refresh(['articles']);
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

test('issue B 8: an error is never kept', async () => {
  const refused = await read('?page=0');
  expect(refused.status).toBe(400);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect((await read('?page=0')).headers.get('x-astro-cache')).toBeNull();
});

test('a kept answer is kept compressed, in the way each browser wants it, and reads the same', async () => {
  const { cookie } = await api.logIn();
  const { slug } = await api.article(cookie, { isPublished: true, content: `<p>${'slaap '.repeat(500)}</p>` });
  const plain = await (await read(`/${slug}`)).text();
  const wishes = { 'gzip, deflate, br, zstd': 'br', 'br;q=0, gzip': 'gzip', 'gzip, deflate, br': 'br' };
  for (const [wish, encoding] of Object.entries(wishes)) {
    const answer = await read(`/${slug}`, { 'accept-encoding': wish });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(plain.length / 2);
    expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes).toString()).toBe(plain);
  }
  expect((await read(`/${slug}`, { 'accept-encoding': 'br' })).headers.get('x-astro-cache')).toBe('HIT');
  await processCache.refresh([`article:${slug}`]);
  expect((await read(`/${slug}`, { 'accept-encoding': 'br' })).headers.get('x-astro-cache')).toBe('MISS');
});
