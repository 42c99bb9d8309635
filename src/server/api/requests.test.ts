import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { STAFF, setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { createApp } from '../app.ts';
import { createLog } from '../log/log.ts';

/** Attacks through the form of a request (docs/security.md, ASVS 1, 4, 15). */
const app = setUpTestApp();

test('ignores X-Forwarded-For without a trusted proxy', async () => {
  await app.logIn();
  const api = createApp({ ...app.system, trustedProxies: 0 });
  const guess = async (turn: number, forwarded: string) =>
    api.request(
      'http://localhost:4321/api/admin/login',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: JSON.stringify({ email: STAFF.email, password: `guess ${turn}` }),
      },
      { clientAddress: '192.0.2.1' },
    );
  const statuses = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await guess(turn, `203.0.113.${turn}`)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('takes an empty body for none where the body may be left out', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie);
  const headers = { 'content-type': 'application/json' };
  const published = await app.request(`/api/admin/articles/${id}/publish`, { method: 'POST', headers, cookie });
  expect(published.status).toBe(200);
  const login = await app.request('/api/admin/login', { method: 'POST', headers });
  expect(login.status).toBe(400);
});

test('prototype pollution: ignores __proto__ in a body', async () => {
  const { cookie } = await app.logIn();
  const body = `{"__proto__":{"isAdmin":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},${JSON.stringify(ARTICLE).slice(1)}`;
  expect((await app.request('/api/admin/articles', { method: 'POST', body, cookie })).status).toBe(201);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('parameter pollution: reads a repeated parameter as one value', async () => {
  expect((await app.request('/api/articles?page=1&page=2&limit=5&limit=50')).status).toBe(200);
  expect((await app.request('/api/articles?type[]=article&type[$ne]=video')).status).toBe(200);
});

test('header injection: echoes no invalid header value', async () => {
  const { headers } = await app.request('/api/articles/a%0d%0aset-cookie:%20x=1', {
    headers: { 'x-request-id': 'a b; <script>' },
  });
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/);
});

test('log injection: writes one line of JSON per event', async () => {
  let written = '';
  const log = createLog({ level: 'info', readable: false }, (_, line) => (written += line));
  log.info('test', { path: '/a\n{"level":"error","event":"forged"}\u2028\u001b[31m' });
  expect(written.trimEnd().split('\n')).toHaveLength(1);
  expect(JSON.parse(written)).toMatchObject({ event: 'test' });
  expect(written).not.toContain('\u001b');
});

test('refuses a compressed body instead of decompressing it', async () => {
  const { cookie } = await app.logIn();
  const bomb = gzipSync(Buffer.alloc(20_000_000, 0x20));
  const response = await app.fetch(
    new Request('http://localhost:4321/api/admin/articles', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: bomb,
    }),
  );
  expect(response.status).toBe(400);
});

test('SSRF: stores addresses from staff without requesting them', async () => {
  const { cookie } = await app.logIn();
  const fetchSpy = vi.fn();
  vi.stubGlobal('fetch', fetchSpy);
  const internal = 'http://169.254.169.254/latest/meta-data';
  await app.article(cookie, {
    image: internal,
    videoUrl: 'https://localhost:9200/_search',
    content: `<p><img src="${internal}"><a href="${internal}">x</a></p>`,
    isPublished: true,
  });
  await app.settled();
  vi.unstubAllGlobals();
  expect(fetchSpy).not.toHaveBeenCalled();
});

test.each([
  ['a search of nested quantifiers', () => app.request(`/api/articles?search=${'%28a%2B%29%2B'.repeat(15)}`)],
  ['a slug of 200 hyphens', () => app.request(`/api/articles/${'-'.repeat(199)}x`)],
  ['a picture name of 50,000 digits', () => app.request(`/api/admin/download/${'0'.repeat(50_000)}!`)],
  ['an e-mail address of dots', () => contact({ email: `${'a.'.repeat(120)}@` })],
  ['a message of numbers', () => contact({ message: '1234567 89 '.repeat(450) })],
  ['a title of accents', async () => save({ title: 'é-'.repeat(100) })],
  ['a body of open tags', async () => save({ content: `${'<a href="'.repeat(20_000)}x` })],
  ['a body of entities', async () => save({ content: `<p>${'&lt'.repeat(100_000)}</p>` })],
  ['a body of 60,000 nested tags', async () => save({ content: `${'<b>'.repeat(60_000)}x` })],
])('ReDoS: handles %s in less than two seconds', async (_, send) => {
  const start = process.cpuUsage();
  expect((await send()).status).toBeLessThan(500);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
});

const contact = (fields: object) =>
  app.request('/api/contact', {
    method: 'POST',
    body: { name: 'Jan', email: 'jan@voorbeeld.nl', message: 'Hallo', ...fields },
  });

async function save(fields: object): Promise<Response> {
  const { cookie } = await app.logIn();
  return app.request('/api/admin/articles', { method: 'POST', body: { ...ARTICLE, ...fields }, cookie });
}
