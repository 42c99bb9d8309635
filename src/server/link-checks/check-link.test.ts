import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, LookupFunction, Server } from 'node:net';
import { generate } from 'selfsigned';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createLinkCheck } from './check-link.ts';

const requests: string[] = [];
let closed = Promise.withResolvers<number>();
const SIZE = 2 * 1024 ** 3;

const listener: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://site');
  const { method } = request;
  requests.push(`${method} ${pathname}`);
  const status = /^\/status\/(\d+)$/.exec(pathname)?.[1];
  const to = (code: number, location: string) => response.writeHead(code, { location }).end();
  if (status) return response.writeHead(Number(status)).end();
  if (pathname === '/get-only') return response.writeHead(method === 'GET' ? 200 : 405).end();
  if (pathname === '/hangs-up') return method === 'GET' ? response.end('here') : request.socket.destroy();
  if (pathname === '/silent') return;
  if (pathname === '/silent-head') return method === 'GET' ? response.end('here') : undefined;
  if (pathname === '/moved') return to(301, '/moved-again');
  if (pathname === '/moved-again') return to(308, '/page');
  if (pathname === '/elsewhere-today') return to(302, '/page');
  if (pathname === '/moved-via-today') return to(301, '/elsewhere-today');
  if (pathname === '/moved-and-gone') return to(301, '/status/410');
  if (pathname === '/loop') return to(301, '/loop');
  if (pathname === '/endless') return to(302, `/endless?${requests.length}`);
  if (pathname === '/inside') return to(301, 'http://127.0.0.2/admin');
  if (pathname === '/file') return to(301, 'file:///etc/passwd');
  if (pathname === '/nowhere') return to(301, 'http://[');
  if (pathname === '/huge') return method === 'GET' ? sendHuge() : response.writeHead(405).end();
  return response.end('a page');

  function sendHuge(): void {
    response.writeHead(200, { 'content-length': SIZE });
    response.once('close', () => closed.resolve(request.socket.bytesWritten));
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      response.once('drain', write);
    };
    write();
  }
};

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
const server = createServer(listener);
const { private: key, cert } = await generate([{ name: 'commonName', value: 'elsewhere.example' }]);
const tlsServer = createTlsServer({ key, cert }, listener);
const [port, tlsPort] = await Promise.all([listen(server), listen(tlsServer)]);
const origin = `http://127.0.0.1:${port}`;
const checkLink = createLinkCheck({ allow: { address: '127.0.0.1', port }, deadlineMs: 500 });

beforeEach(() => {
  requests.length = 0;
  closed = Promise.withResolvers();
});
afterAll(() => {
  for (const each of [server, tlsServer]) {
    each.closeAllConnections();
    each.close();
  }
});

test.each([
  ['/page', { outcome: 'fine' }],
  ['/get-only', { outcome: 'fine' }],
  ['/hangs-up', { outcome: 'fine' }],
  ['/silent-head', { outcome: 'fine' }],
  ['/elsewhere-today', { outcome: 'fine' }],
  ['/moved-via-today', { outcome: 'fine' }],
  ['/status/206', { outcome: 'fine' }],
  ['/moved', { outcome: 'moved', to: `${origin}/page` }],
  ['/status/404', { outcome: 'gone', status: 404 }],
  ['/moved-and-gone', { outcome: 'gone', status: 410 }],
  ['/status/403', { outcome: 'refused', status: 403 }],
  ['/status/429', { outcome: 'refused', status: 429 }],
  ['/status/999', { outcome: 'refused', status: 999 }],
  ['/status/500', { outcome: 'failed', status: 500 }],
  ['/status/503', { outcome: 'failed', status: 503 }],
  ['/silent', { outcome: 'unreachable', reason: 'no-answer' }],
  ['/loop', { outcome: 'unreachable', reason: 'redirects' }],
  ['/endless', { outcome: 'unreachable', reason: 'redirects' }],
  ['/inside', { outcome: 'unreachable', reason: 'private' }],
  ['/file', { outcome: 'unreachable', reason: 'invalid' }],
  ['/nowhere', { outcome: 'unreachable', reason: 'invalid' }],
])('answers %s with %o', async (path, answer) => expect(await checkLink(origin + path)).toEqual(answer));

test('asks with HEAD alone when that is answered', async () => {
  await checkLink(`${origin}/page`);
  expect(requests).toEqual(['HEAD /page']);
});

test('asks twice before it calls a page gone', async () => {
  await checkLink(`${origin}/status/404`);
  expect(requests).toEqual(['HEAD /status/404', 'GET /status/404']);
});

test('reads next to nothing of a page of 2 GB', async () => {
  expect(await checkLink(`${origin}/huge`)).toEqual({ outcome: 'fine' });
  // More than the socket buffers of both sides hold.
  expect(await closed.promise).toBeLessThan(20 * 1024 ** 2);
});

test.each([
  'http://127.0.0.1/',
  'http://169.254.169.254/latest',
  'http://[::1]/',
  'http://localhost/',
  'http://10.0.0.8/',
])('never connects to %s', async (address) =>
  expect(await checkLink(address)).toEqual({ outcome: 'unreachable', reason: 'private' }),
);

test('never connects to a name that resolves to a private address', async () => {
  const lookup: LookupFunction = (_host, _options, done) => done(null, [{ address: '10.0.0.1', family: 4 }]);
  const answer = await createLinkCheck({ lookup })('https://inside.example/');
  expect(answer).toEqual({ outcome: 'unreachable', reason: 'private' });
});

test('says when a host does not exist', async () => {
  const lookup: LookupFunction = (_host, _options, done) =>
    done(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), []);
  const answer = await createLinkCheck({ lookup })('https://gone.example/');
  expect(answer).toEqual({ outcome: 'unreachable', reason: 'no-host' });
});

test('says when a certificate is not valid', async () => {
  const askTls = createLinkCheck({ allow: { address: '127.0.0.1', port: tlsPort } });
  const answer = await askTls(`https://127.0.0.1:${tlsPort}/page`);
  expect(answer).toEqual({ outcome: 'unreachable', reason: 'certificate' });
});

test.each(['https://example.nl:22/', 'http://example.nl:8080/'])('does not ask %s, on another port', async (address) =>
  expect(await checkLink(address)).toEqual({ outcome: 'unreachable', reason: 'port' }),
);

test('answers anything with a reason', async () => {
  for (const odd of ['', 'niets', 'http://[', 'javascript:alert(1)', 'file:///etc/passwd']) {
    expect(await checkLink(odd)).toMatchObject({ outcome: 'unreachable' });
  }
});
