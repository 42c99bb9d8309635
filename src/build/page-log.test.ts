import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { afterEach, expect, test, vi } from 'vitest';
import { logPageError, withoutRequest } from './page-log.ts';

afterEach(() => vi.restoreAllMocks());

function loggableError(headers: Record<string, string>) {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const request = new Request('https://clinic.example/magazine', { headers });
  const id = logPageError({ request, routePattern: '/magazine' }, new Error('away'));
  return { id, line: String(write.mock.lastCall?.[0]) };
}

test('a fault of a page is found by the id that its answer carries', () => {
  const { id, line } = loggableError({});
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(line).toContain(id);
  expect(loggableError({}).id).not.toBe(id);
});

test.each(['van-de-proxy_1=', 'x'.repeat(255), 'x'.repeat(256), 'a b; <script>', 'é', ''])(
  'a page takes the id of a request when the API would: %s',
  async (given) => {
    const headers = { 'x-request-id': given };
    const api = new Hono().use(requestId()).get('/', (c) => c.body(null));
    const ofApi = (await api.request('/', { headers })).headers.get('x-request-id');
    const { id, line } = loggableError(headers);
    expect(id === given).toBe(ofApi === given);
    expect(line).toContain(id);
  },
);

test('of an error that Astro tells, the log holds the kind and the places in the code', () => {
  const fake = '    at jan@voorbeeld.nl (scrypt$geheim:1:2)';
  const stack = `Error: Failed query: insert\nparams: jan@voorbeeld.nl,scrypt$geheim\n${fake}\n    at render (file:///srv/site/dist/server/page.mjs:10:5)\n    at /srv/site/dist/server/entry.mjs:3:1`;
  const told = withoutRequest(stack);
  expect(told).toContain('Error: a statement failed');
  expect(told).toContain('    at dist/server/entry.mjs:3:1');
  for (const secret of ['params', 'voorbeeld', 'scrypt', 'geheim']) expect(told).not.toContain(secret);
});
