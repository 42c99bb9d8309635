import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import { createDownload } from './remote.ts';

const requestHeaders: IncomingHttpHeaders[] = [];
const closed = new Map<string, Promise<void>>();
const server = createServer((request, response) => {
  const path = request.url ?? '/';
  requestHeaders.push(request.headers);
  closed.set(path, new Promise((done) => response.once('close', done)));
  if (path === '/picture') return response.end('bytes');
  if (path === '/moved') return response.writeHead(301, { location: '/picture' }).end();
  if (path === '/loop') return response.writeHead(302, { location: '/loop' }).end();
  if (path === '/inside') return response.writeHead(302, { location: 'http://127.0.0.2/secret' }).end();
  if (path === '/other-port') return response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end();
  if (path === '/metadata') return response.writeHead(307, { location: 'http://169.254.169.254/latest' }).end();
  if (path === '/file') return response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  if (path === '/nowhere') return response.writeHead(302, { location: 'http://[' }).end();
  if (path === '/large') return response.end(Buffer.alloc(IMAGE_MAX_BYTES + 1));
  if (path === '/lying') return response.writeHead(200, { 'content-length': '10' }).end('0123456789 and more');
  if (path === '/unresponsive') return response.flushHeaders();
  if (path === '/gzip') {
    return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(IMAGE_MAX_BYTES * 4)));
  }
  if (path === '/endless') return endless();
  if (path === '/slow') return slowly();
  return response.writeHead(404).end();

  function endless(): void {
    while (response.write(Buffer.alloc(64 * 1024)));
    response.once('drain', endless);
  }
  function slowly(): void {
    response.write('.');
    const timer = setInterval(() => response.write('.'), 50);
    response.once('close', () => clearInterval(timer));
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const origin = `http://127.0.0.1:${port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const download = createDownload({
  protocols: ['http:', 'https:'],
  allow: { address: '127.0.0.1', port },
  deadlineMs: 1000,
});

test('downloads a picture and follows a redirect', async () => {
  expect(Buffer.from(await download(`${origin}/picture`)).toString()).toBe('bytes');
  expect(Buffer.from(await download(`${origin}/moved`)).toString()).toBe('bytes');
});

test('sends no credentials, referrer or accepted compression', async () => {
  requestHeaders.length = 0;
  await download(`http://anna:secret@127.0.0.1:${port}/picture`);
  expect(requestHeaders[0]).toEqual({
    accept: 'image/*',
    'accept-encoding': 'identity',
    connection: 'close',
    host: `127.0.0.1:${port}`,
  });
});

test.each([
  ['/none', 'the server responded with status 404'],
  ['/loop', 'it redirects too often'],
  ['/large', 'it is larger than 5 MB'],
  ['/endless', 'it is larger than 5 MB'],
  ['/unresponsive', 'it did not respond in time'],
  ['/slow', 'it did not respond in time'],
  ['/inside', 'it leads to a private network'],
  ['/metadata', 'it leads to a private network'],
  ['/other-port', 'its port is not 80 or 443'],
  ['/file', 'only http and https addresses are fetched'],
  ['/nowhere', 'it redirects to an invalid address'],
])('refuses %s: %s', async (path, reason) => {
  await expect(download(origin + path)).rejects.toThrow(reason);
});

test.each(['/endless', '/slow'])('closes the connection to %s', async (path) => {
  await download(origin + path).catch(() => {});
  await closed.get(path);
});

test('reads no more than the content-length', async () => {
  await expect(download(`${origin}/lying`).then(Buffer.from)).resolves.toHaveLength(10);
});

test('does not decompress a body', async () => {
  expect((await download(`${origin}/gzip`)).byteLength).toBeLessThan(IMAGE_MAX_BYTES);
});
