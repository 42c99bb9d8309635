import { afterEach, expect, test, vi } from 'vitest';
import { type ApiError, call, NetworkError } from './api-client.ts';

const sent = vi.fn<typeof fetch>();
const answer = (status: number, body: BodyInit | null) =>
  vi.stubGlobal('fetch', sent.mockResolvedValue(new Response(body, { status, statusText: 'Teapot' })));
const failure = (status: number, body: string) => {
  answer(status, body);
  return call('GET /api/admin/me', {}).catch((error: unknown) => error as ApiError);
};

afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockReset();
});

test('§7: a call is its name with the parameters filled in; `all` and empty are left out', async () => {
  answer(200, '{"articles":[]}');
  await call('GET /api/articles', { query: { page: 2, type: 'all', category: '', search: 'slaap & rust' } });
  await call('GET /api/articles/:slug', { params: { slug: 'a/b' } }).catch(() => undefined);
  expect(sent.mock.calls.map(([address]) => address)).toEqual([
    '/api/articles?page=2&search=slaap+%26+rust',
    '/api/articles/a%2Fb',
  ]);
});

test('§7: cookies always, a body and its type only when there is one', async () => {
  answer(204, null);
  expect(await call('DELETE /api/admin/writers/:id', { params: { id: 7 } })).toBeUndefined();
  expect(sent).toHaveBeenLastCalledWith('/api/admin/writers/7', { method: 'DELETE', credentials: 'include' });
  answer(200, '{"user":null}');
  await call('POST /api/admin/login', { body: { email: 'a@b.nl', password: 'x' } });
  expect(sent).toHaveBeenLastCalledWith('/api/admin/login', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@b.nl","password":"x"}',
  });
});

test('§8: an error is the status, a colon and what the server said, with its fields', async () => {
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
])('§8: %j is not from the API, and is its own text or the status text', async (body, message) => {
  expect(await failure(502, body)).toMatchObject({ message, fields: {}, fromApi: false });
});

test('without an answer it is the network; given up on, it is the reason for that', async () => {
  vi.stubGlobal('fetch', sent.mockRejectedValue(new TypeError('Failed to fetch')));
  await expect(call('GET /api/admin/me', {})).rejects.toBeInstanceOf(NetworkError);
  const leaving = new AbortController();
  leaving.abort();
  await expect(call('GET /api/admin/me', {}, { signal: leaving.signal })).rejects.toBeInstanceOf(TypeError);
});
