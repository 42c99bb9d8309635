import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstResponse, sendRaw } from '../support/raw-request.ts';
import { type MonitoredServer, startMonitoredServer } from '../support/server/monitored-server.ts';

/** Generated requests that no browser sends. */
let site: MonitoredServer;
beforeAll(async () => {
  site = await startMonitoredServer();
});
afterAll(() => site.stop());

const PICTURE = '/api/admin/download/0123456789abcdef0123456789abcdef.webp';
const PATHS = ['/', '/pmo', '/robots.txt', '/favicon.svg', '/magazine', '/magazine/rss.xml', '/admindash', '/nergens'];
const API = ['/api/articles?limit=1', '/api/health', '/api/contact', '/api/admin/upload/article', '/api/x', PICTURE];
const target = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PATHS, ...API) },
  fc.constantFrom('*', '//', '/%', '/%00', '/..%2f..%2fpackage.json', '/\\', '/[', '/?%', '/#', '/pmo%', '/%E0%A4%A'),
  fc.constantFrom('http://elders.example/pmo', 'http://[::1/', 'http://:80', 'https://localhost/magazine', 'a:', 'pmo'),
  fc.string({ unit: 'binary-ascii', maxLength: 20 }).map((text) => `/${text.replace(/[\s\0]/g, '')}`),
);
const number = fc.oneof(
  { weight: 3, arbitrary: fc.nat(9).map(String) },
  fc.constantFrom('', '-1', '1e3', '99999999999999999999', 'NaN', 'Infinity', ' 2'),
);
const range = fc
  .array(fc.tuple(number, number), { minLength: 1, maxLength: 2 })
  .map((parts) => `bytes=${parts.map(([from, to]) => `${from}-${to}`).join(',')}`);
const garbage = fc.string({ unit: 'binary-ascii', maxLength: 40 }).map((text) => text.replace(/[\r\n\0]/g, ''));
const HEADERS: Record<string, fc.Arbitrary<string>> = {
  range: fc.oneof(range, garbage),
  'if-range': fc.oneof(fc.constantFrom('"x"', 'W/"x"', '*', 'Sat, 01 Jan 2000 00:00:00 GMT', '""'), garbage),
  'if-none-match': fc.oneof(fc.constantFrom('*', '"x"', 'W/"x", "y"', ','), garbage),
  'if-modified-since': fc.oneof(fc.constantFrom('0', 'Sat, 99 Jan 2000 00:00:00 GMT'), garbage),
  'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip;q=0', '*', 'br;q=x', 'identity;q=0, *;q=0', ';'), garbage),
  accept: garbage,
  'accept-language': garbage,
  cookie: garbage,
  'x-forwarded-for': garbage,
  'x-forwarded-host': fc.oneof(fc.constantFrom('[', 'a b', 'elders.example'), garbage),
  'content-type': fc.oneof(fc.constantFrom('multipart/form-data', 'application/json; charset=x'), garbage),
  'content-length': fc.constantFrom('0', '1', '5', '-1', '99999999999999999999', '1, 2', 'x'),
  'transfer-encoding': fc.constantFrom('chunked', 'gzip', 'chunked, chunked', 'x'),
  connection: fc.constantFrom('close', 'keep-alive', 'upgrade', 'x, y', 'range', ''),
  upgrade: fc.constantFrom('websocket', 'h2c', ''),
  expect: fc.constantFrom('100-continue', '200-ok', ''),
  host: fc.constantFrom('localhost', '[', '', 'a b', 'elders.example:99999', '::1', 'localhost:0'),
};
const headers = fc.uniqueArray(
  fc
    .constantFrom('range', 'range', 'range', ...Object.keys(HEADERS))
    .chain((name) => (HEADERS[name] ?? garbage).map((value) => [name, value])),
  { maxLength: 5, selector: ([name]) => name },
);
const method = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('GET', 'HEAD') },
  fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'CONNECT', 'PURGE', 'get'),
);

/** Requests that wait for more of a body time out: long enough for any response, short because there are many. */
const TIMEOUT_MS = 300;

test('survives every generated request', async () => {
  const attempt = fc.asyncProperty(method, target, headers, garbage, async (verb, path, lines, body) => {
    const own = lines.some(([name]) => name === 'host') ? [] : [['host', 'localhost']];
    const head = [...own, ...lines].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const response = await firstResponse(
      sendRaw(site.url, `${verb} ${path} HTTP/1.1\r\n${head}\r\n${body}`),
      TIMEOUT_MS,
    );
    expect(response).toMatch(/^($|HTTP\/1\.1 [1-4]\d\d )/);
    expect(site.process.exitCode).toBeNull();
  });
  await fc.assert(attempt, { numRuns: 400, endOnFailure: true });
  for (const path of ['/', '/magazine', '/api/health']) expect((await fetch(site.url + path)).status).toBe(200);
  expect(site.output()).not.toMatch(/"event":"(crash|unhandled|response|unexpected|page)"/);
});
