import { afterEach, expect, test, vi } from 'vitest';
import { type ApiError, call, NetworkError } from './api-client.ts';

const sent = vi.fn<typeof fetch>();
const respondWith = (status: number, body: BodyInit | null) =>
  vi.stubGlobal('fetch', sent.mockResolvedValue(new Response(body, { status, statusText: 'Teapot' })));
const failure = (status: number, body: string) => {
  respondWith(status, body);
  return call('GET /api/admin/me', {}).catch((error: unknown) => error as ApiError);
};

afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockReset();
});

test('fills in the path and leaves out empty parameters', async () => {
  respondWith(200, '{"articles":[]}');
  await call('GET /api/articles', { query: { page: 2, category: '', search: 'slaap & rust' } });
  await call('GET /api/articles', { query: { search: 'all' } }).catch(() => undefined);
  await call('GET /api/articles/:slug', { params: { slug: 'a/b' } }).catch(() => undefined);
  expect(sent.mock.calls.map(([address]) => address)).toEqual([
    '/api/articles?page=2&search=slaap+%26+rust',
    '/api/articles?search=all',
    '/api/articles/a%2Fb',
  ]);
});

test('sends cookies always, and JSON only with a body', async () => {
  respondWith(204, null);
  expect(await call('POST /api/admin/logout', {})).toBeUndefined();
  expect(sent).toHaveBeenLastCalledWith('/api/admin/logout', {
    method: 'POST',
    credentials: 'include',
    signal: expect.any(AbortSignal),
  });
  respondWith(200, '{"user":null}');
  await call('POST /api/admin/login', { body: { email: 'a@b.nl', password: 'x' } });
  expect(sent).toHaveBeenLastCalledWith('/api/admin/login', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@b.nl","password":"x"}',
    signal: expect.any(AbortSignal),
  });
});

test('throws the API’s error with status, message and fields', async () => {
  expect(await failure(409, '{"error":"Taken","fields":{"slug":"Taken"}}')).toMatchObject({
    message: '409: Taken',
    detail: 'Taken',
    fields: { slug: 'Taken' },
    fromApi: true,
  });
});

test.each([
  ['<h1>Bad Gateway</h1>', '502: <h1>Bad Gateway</h1>'],
  ['', '502: Teapot'],
  ['null', '502: null'],
  ['{"error":{"code":1}}', '502: {"error":{"code":1}}'],
])('reports %j as an error from elsewhere', async (body, message) => {
  expect(await failure(502, body)).toMatchObject({ message, fields: {}, fromApi: false });
});

test('throws NetworkError without a response, or the abort reason', async () => {
  vi.stubGlobal('fetch', sent.mockRejectedValue(new TypeError('Failed to fetch')));
  await expect(call('GET /api/admin/me', {})).rejects.toBeInstanceOf(NetworkError);
  const aborted = new AbortController();
  aborted.abort();
  await expect(call('GET /api/admin/me', {}, { signal: aborted.signal })).rejects.toBeInstanceOf(TypeError);
});

test('throws NetworkError when the server never answers', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    sent.mockImplementation(
      (_, { signal } = {}) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ),
  );
  const answer = call('GET /api/admin/me', {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await answer).toBeInstanceOf(NetworkError);
});
