import { describe, expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { ErrorResponse } from '../../shared/contract/errors.ts';
import { createApp, routes } from '../app.ts';
import type { Database } from '../db/database.ts';
import { createLog } from '../log/log.ts';

const app = setUpTestApp();

/** The parsed body of an error response, which must follow the contract, be uncached and show no internals. */
async function errorOf(response: Response): Promise<ErrorResponse> {
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  expect(text).not.toMatch(/\bat .+:\d+:\d+|select |insert |node_modules|<html/i);
  return ErrorResponse.parse(JSON.parse(text));
}

describe('bad input', () => {
  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=two',
    'page=1e9',
    'page=Infinity',
    'limit=0',
    'limit=51',
    'limit=x',
    'type=podcast',
    `search=${'x'.repeat(201)}`,
    `category=${'x'.repeat(101)}`,
    'category=%00',
    'search=%00',
  ])('refuses GET /api/articles?%s', async (query) => {
    const response = await app.request(`/api/articles?${query}`);
    expect(response.status).toBe(400);
    expect((await errorOf(response)).error).toBeTruthy();
  });

  test.each([
    ['page=0', 'page starts at 1'],
    ['limit=0', 'limit starts at 1'],
    ['limit=51', 'limit can be at most 50'],
  ])('says of GET /api/articles?%s that %s', async (query, message) => {
    expect((await errorOf(await app.request(`/api/articles?${query}`))).error).toBe(message);
  });

  test.each([
    '',
    'page=1',
    'type=all&category=all',
    'type=&category=&search=',
    'search=%25_\\\'";:!()&|<->*',
    'category=Onbekend',
    'search=%ff%fe',
    'page=1000000',
  ])('accepts GET /api/articles?%s', async (query) =>
    expect((await app.request(`/api/articles?${query}`)).status).toBe(200),
  );

  test.each(['', 'q=%00', `q=${'x'.repeat(201)}`])('refuses GET /api/search?%s', async (query) => {
    const response = await app.request(`/api/search?${query}`);
    expect(response.status).toBe(400);
    expect((await errorOf(response)).error).toBeTruthy();
  });

  test.each(['q=', 'q=%25_\\\'";:!()&|<->*', 'q=%ff%fe', 'q=%F0%9F%92%99', 'q=de+het+een'])(
    'accepts GET /api/search?%s',
    async (query) => expect((await app.request(`/api/search?${query}`)).status).toBe(200),
  );

  test.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999999999999', '%00', '1;drop table articles'])(
    'refuses GET /api/admin/articles/%s',
    async (id) => {
      const { cookie } = await app.logIn();
      const response = await app.request(`/api/admin/articles/${id}`, { cookie });
      expect(response.status).toBe(400);
      await errorOf(response);
    },
  );

  test.each([
    ['invalid JSON', '{'],
    ['an empty body', ''],
    ['an array', []],
    ['a string', '"text"'],
    ['null', 'null'],
    ['deep nesting', '['.repeat(100_000)],
    ['numbers for strings', { title: 1, content: 2, category: 3 }],
    ['blank strings', { title: ' ', content: ' ', category: ' ' }],
    ['a title that is too long', { ...ARTICLE, title: 'x'.repeat(201) }],
    ['NUL in a string', { ...ARTICLE, title: 'a\0b' }],
    ['NUL in a tag', { ...ARTICLE, tags: ['a\0b'] }],
    ['an invalid slug', { ...ARTICLE, slug: 'Geen Slug' }],
    ['an unknown category', { ...ARTICLE, category: 'Bestaat niet' }],
    ['an unknown writer', { ...ARTICLE, writerId: 999 }],
    ['a writer id beyond 32 bits', { ...ARTICLE, writerId: 2 ** 31 }],
    ['a javascript: video address', { ...ARTICLE, videoUrl: 'javascript:alert(1)' }],
    ['a data image', { ...ARTICLE, image: 'data:image/png;base64,AAAA' }],
    ['a body that sanitising empties', { ...ARTICLE, content: '<script>alert(1)</script>' }],
    ['too many tags', { ...ARTICLE, tags: Array(21).fill('tag') }],
  ])('refuses an article with %s', async (_, body) => {
    const { cookie } = await app.logIn();
    const response = await app.request('/api/admin/articles', { method: 'POST', body, cookie });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).error).toBeTruthy();
  });

  test('lists the message of each field, and all in one', async () => {
    const { cookie } = await app.logIn();
    const response = await app.request('/api/admin/articles', { method: 'POST', body: {}, cookie });
    expect(await errorOf(response)).toEqual({
      error: 'Title is required. Content is required. Category is required.',
      fields: { title: 'Title is required', content: 'Content is required', category: 'Category is required' },
      sentences: {
        'Title is required. Content is required. Category is required.': [
          { text: 'Title is required' },
          { text: 'Content is required' },
          { text: 'Category is required' },
        ],
      },
    });
  });
});

const staffRoutes = routes.filter(({ endpoint }) => endpoint.access !== 'public');
const examplePath = (path: string) => path.replace(':uploadType', 'article').replace(/:\w+/g, '1');

test.each(staffRoutes.map(({ endpoint }) => [endpoint.method, examplePath(endpoint.path)]))(
  'refuses %s %s without a session',
  async (method, path) => {
    const response = await app.request(path, { method, ...(method !== 'GET' && { body: '{' }) });
    expect(response.status).toBe(401);
    expect((await errorOf(response)).error).toBe('Please log in first');
  },
);

test.each(['session=x', 'session=', 'session=eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.'])(
  'refuses a forged session cookie (%s)',
  async (cookie) => expect((await app.request('/api/admin/me', { cookie })).status).toBe(401),
);

test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
  'refuses a change from another site (%o)',
  async (headers) => {
    const { cookie } = await app.logIn();
    const response = await app.request('/api/admin/articles', {
      method: 'POST',
      body: ARTICLE,
      cookie,
      headers: headers as Record<string, string>,
    });
    expect(response.status).toBe(403);
    await errorOf(response);
    expect(await (await app.request('/api/admin/articles', { cookie })).json()).toMatchObject({ total: 0 });
  },
);

test.each([
  '/api',
  '/api/nothing',
  '/api/articles/a/b',
  '/api/articles/onbekend',
  '/api/../etc/passwd',
  '/api/articles/%E0%A4%A',
])('answers GET %s with 404', async (path) => {
  const response = await app.request(path);
  expect(response.status).toBe(404);
  await errorOf(response);
});

test.each([
  ['POST', '/api/articles', 'GET'],
  ['DELETE', '/api/articles/slug', 'GET'],
  ['GET', '/api/contact', 'POST'],
  ['PATCH', '/api/admin/articles/1', 'GET, PUT, DELETE'],
  ['OPTIONS', '/api/articles', 'GET'],
])('refuses %s %s and names the allowed methods', async (method, path, allow) => {
  const response = await app.request(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allow);
  await errorOf(response);
});

test('answers HEAD like GET, without a body', async () => {
  const response = await app.request('/api/articles', { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('refuses a body over the limit, with and without Content-Length', async () => {
  const { cookie } = await app.logIn();
  const content = 'x'.repeat(2 * 1024 * 1024);
  const body = { ...ARTICLE, content };
  const withLength = await app.request('/api/admin/articles', { method: 'POST', body, cookie });
  expect(withLength.status).toBe(413);
  await errorOf(withLength);
  const headers = { cookie, 'content-type': 'application/json' };
  const stream = new Blob([JSON.stringify(body)]).stream();
  const streamed = await app.fetch(
    new Request('http://localhost:4321/api/admin/articles', {
      method: 'POST',
      headers,
      body: stream,
      duplex: 'half',
    } as RequestInit),
  );
  expect(streamed.status).toBe(413);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'refuses a body of type "%s"',
  async (type) => {
    const { cookie } = await app.logIn();
    const headers = { 'content-type': type };
    const response = await app.request('/api/admin/articles', { method: 'POST', body: ARTICLE, cookie, headers });
    expect(response.status).toBe(415);
    await errorOf(response);
  },
);

test('hides the details of an unforeseen error, also in the log', async () => {
  const logged: string[] = [];
  const log = createLog({ level: 'error', readable: false }, (_, line) => logged.push(line));
  const failing = new Proxy(
    {},
    {
      get: () => () => {
        throw new Error('Failed query', { cause: new Error('broken inside') });
      },
    },
  );
  const api = createApp({ ...app.system, log, db: failing as Database });
  const response = await api.request('http://localhost:4321/api/articles', { headers: { 'x-request-id': 'abc-123' } });
  expect(response.status).toBe(500);
  expect(response.headers.get('x-request-id')).toBe('abc-123');
  expect(await errorOf(response)).toEqual({
    error: 'Something went wrong on our side. Please try again.',
    requestId: 'abc-123',
  });
  expect(logged.join()).toContain('broken inside');
  expect(logged.join()).not.toContain('Failed query');
});
