import { request as httpRequest } from 'node:http';
import { securityHeaders } from '../../src/server/headers/security-headers.ts';
import { DAY_MS } from '../../src/shared/dates/durations.ts';
import { expect, test } from '../support/site.ts';

/** One path for each kind of response of a self-hosted site. */
const PATHS: Array<[kind: string, path: string, status: number]> = [
  ['a prerendered page', '/', 200],
  ['a page rendered on demand', '/magazine', 200],
  ['a page of the admin area', '/admindash/login', 200],
  ['an unknown page', '/bestaat-niet', 404],
  ['an unknown article', '/magazine/article/bestaat-niet', 404],
  ['a redirect', '/magazine/', 308],
  ['a malformed path', '/%E0%A4%A', 404],
  ['a file', '/favicon.svg', 200],
  ['a picture', '/assets/magazine/leaf.webp', 200],
  ['data', '/data/therapies.json', 200],
  ['a feed', '/magazine/rss.xml', 200],
  ['an API response', '/api/articles', 200],
  ['an API error', '/api/admin/me', 401],
  ['an unknown upload', '/api/admin/download/x.webp', 404],
];

for (const [kind, path, status] of PATHS) {
  test(`sends the security headers with ${kind} (${path})`, async ({ site }) => {
    const { statusCode, headers } = await send(site.url, path);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(securityHeaders(path, site.url, status >= 400));
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });
}

for (const [method, path] of [
  ['TRACE', '/'],
  ['TRACE', '/magazine'],
  ['TRACE', '/api/articles'],
  ['PROPFIND', '/magazine'],
  ['POST', '/magazine'],
  ['PUT', '/favicon.svg'],
  ['DELETE', '/'],
] as const) {
  test(`responds 405 to ${method} ${path}`, async ({ site }) => {
    const { statusCode, headers } = await send(site.url, path, method);
    expect(statusCode).toBe(405);
    expect(headers.allow).toContain('GET');
    expect(headers).toMatchObject(securityHeaders(path, site.url));
  });
}

test('serves security.txt with a contact and an expiry date (RFC 9116)', { tag: '@smoke' }, async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Canonical: http\S+\/\.well-known\/security\.txt$/m);
  const expires = new Date(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '').getTime();
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * DAY_MS);
});

/** Sends the path unchanged: `fetch` would follow redirects and normalise it. */
function send(url: string, path: string, method = 'GET') {
  return new Promise<{ statusCode: number | undefined; headers: Record<string, unknown> }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    httpRequest({ hostname, port, path, method }, (response) => {
      response.resume();
      resolve({ statusCode: response.statusCode, headers: response.headers });
    })
      .once('error', reject)
      .end();
  });
}
