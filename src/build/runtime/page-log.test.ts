import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { afterEach, expect, test, vi } from 'vitest';
import { logPageError, redactMessage } from './page-log.ts';

afterEach(() => vi.restoreAllMocks());

function logError(headers: Record<string, string>) {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const request = new Request('https://clinic.example/magazine', { headers });
  const id = logPageError({ request, routePattern: '/magazine' }, new Error('unavailable'));
  return { id, line: String(write.mock.lastCall?.[0]) };
}

test('logs a page error under the request id that it returns', () => {
  const { id, line } = logError({});
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(line).toContain(id);
  expect(logError({}).id).not.toBe(id);
});

test.each(['van-de-proxy_1=', 'x'.repeat(255), 'x'.repeat(256), 'a b; <script>', 'é', ''])(
  'accepts the request ids that the API accepts: %s',
  async (given) => {
    const headers = { 'x-request-id': given };
    const api = new Hono().use(requestId()).get('/', (c) => c.body(null));
    const apiId = (await api.request('/', { headers })).headers.get('x-request-id');
    const { id, line } = logError(headers);
    expect(id === given).toBe(apiId === given);
    expect(line).toContain(id);
  },
);

test('keeps the kind and the stack frames of an error, but no values', () => {
  const fake = '    at jan@voorbeeld.nl (scrypt$geheim:1:2)';
  const stack = `Error: Failed query: insert\nparams: jan@voorbeeld.nl,scrypt$geheim\n${fake}\n    at render (file:///srv/site/dist/server/page.mjs:10:5)\n    at /srv/site/dist/server/entry.mjs:3:1`;
  const logged = redactMessage(stack);
  expect(logged).toContain('Error: a statement failed');
  expect(logged).toContain('    at dist/server/entry.mjs:3:1');
  for (const secret of ['params', 'voorbeeld', 'scrypt', 'geheim']) expect(logged).not.toContain(secret);
});

test.each(['\n', '\n    at ', '    at src/', 'src/', ' '])(
  'the time to redact a message of "%s" grows with its length alone',
  { tags: ['slow'] },
  (part) => {
    const timeOf = (length: number) => {
      const text = `Error\n    at ${part.repeat(length / part.length)}`;
      return Math.min(
        ...[1, 2, 3].map(() => {
          const start = process.cpuUsage();
          redactMessage(text);
          const { user, system } = process.cpuUsage(start);
          return user + system;
        }),
      );
    };
    timeOf(10_000);
    expect(timeOf(400_000)).toBeLessThan(10 * Math.max(timeOf(100_000), 3000));
  },
);
