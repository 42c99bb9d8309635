import { request as httpRequest } from 'node:http';
import { securityHeaders } from '../../src/server/headers/security-headers.ts';
import { expect, test } from '../support/site.ts';

/** One address of every kind that a self-hosted site answers. */
const ADDRESSES: Array<[kind: string, path: string, status: number]> = [
  ['a page that was built', '/', 200],
  ['a page made on demand', '/magazine', 200],
  ['a page of the staff app', '/admindash/login', 200],
  ['a page that is not there', '/bestaat-niet', 404],
  ['an article that is not there', '/magazine/article/bestaat-niet', 404],
  ['a redirect', '/magazine/', 308],
  ['an address that cannot be read', '/%E0%A4%A', 404],
  ['a file', '/favicon.svg', 200],
  ['a picture', '/assets/magazine/leaf.webp', 200],
  ['data', '/data/therapies.json', 200],
  ['a feed', '/magazine/rss.xml', 200],
  ['an answer of the API', '/api/articles', 200],
  ['a refusal of the API', '/api/admin/me', 401],
  ['an upload that is not there', '/api/admin/download/x.webp', 404],
];

for (const [kind, path, status] of ADDRESSES) {
  test(`${kind} (${path}) carries the security headers`, async ({ site }) => {
    const { statusCode, headers } = await ask(site.url, path);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(securityHeaders(path, site.url));
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
  test(`${method} ${path} is 405`, async ({ site }) => {
    const { statusCode, headers } = await ask(site.url, path, method);
    expect(statusCode).toBe(405);
    expect(headers.allow).toContain('GET');
    expect(headers).toMatchObject(securityHeaders(path, site.url));
  });
}

test('/.well-known/security.txt says whom to tell, and until when that holds (RFC 9116)', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Canonical: http\S+\/\.well-known\/security\.txt$/m);
  const expires = new Date(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '').getTime();
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

/** As it is on the wire: nothing is followed, nothing is tidied. */
function ask(url: string, path: string, method = 'GET') {
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
