import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { IMAGE_MAX_BYTES } from '../../../shared/constants.ts';
import { createDownload } from './download.ts';

const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
const closed = new Map<string, Promise<void>>();
const server = createServer((request, response) => {
  const path = request.url ?? '/';
  requests.push({ url: path, headers: request.headers });
  closed.set(path, new Promise((done) => response.once('close', done)));
  if (path === '/picture') return response.end('bytes');
  if (path === '/moved') return response.writeHead(301, { location: '/picture' }).end();
  if (path === '/loop') return response.writeHead(302, { location: '/loop' }).end();
  if (path === '/inside') return response.writeHead(302, { location: 'http://127.0.0.2/secret' }).end();
  if (path === '/other-port') return response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end();
  if (path === '/metadata') return response.writeHead(307, { location: 'http://169.254.169.254/latest' }).end();
  if (path === '/file') return response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  if (path === '/nowhere') return response.writeHead(302, { location: 'http://[' }).end();
  if (path === '/again') return response.writeHead(302, { location: `http://rebinding.example:${port}/secret` }).end();
  if (path === '/large') return response.end(Buffer.alloc(IMAGE_MAX_BYTES + 1));
  if (path === '/lying') return response.writeHead(200, { 'content-length': '10' }).end('0123456789 and more');
  if (path === '/silent') return response.flushHeaders();
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

/** The server above is the only private address that `local` may request. */
const allow = { address: '127.0.0.1', port };
const local = createDownload({ protocols: ['http:', 'https:'], allow, deadlineMs: 1000 });
const unrestricted = createDownload({ protocols: ['http:', 'https:'], deadlineMs: 1000 });

/** Resolves each lookup to the next address. */
function resolvingTo(...addresses: string[]): LookupFunction {
  const left = [...addresses];
  return (_host, options, done) => {
    const address = left.shift() ?? '';
    if (options.all) done(null, [{ address, family: 4 }]);
    else done(null, address, 4);
  };
}

test('downloads a picture and follows a redirect', async () => {
  expect(Buffer.from(await local(`${origin}/picture`)).toString()).toBe('bytes');
  expect(Buffer.from(await local(`${origin}/moved`)).toString()).toBe('bytes');
});

test('sends no credentials, referrer or accepted compression', async () => {
  requests.length = 0;
  await local(`http://anna:secret@127.0.0.1:${port}/picture`);
  expect(requests[0]?.headers).toEqual({
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
  ['/silent', 'it did not respond in time'],
  ['/slow', 'it did not respond in time'],
  ['/inside', 'it leads to a private network'],
  ['/metadata', 'it leads to a private network'],
  ['/other-port', 'its port is not 80 or 443'],
  ['/file', 'only http and https addresses are fetched'],
  ['/nowhere', 'it redirects to an invalid address'],
])('refuses %s: %s', async (path, reason) => {
  await expect(local(origin + path)).rejects.toThrow(reason);
});

test.each(['/endless', '/slow'])('closes the connection to %s', async (path) => {
  await local(origin + path).catch(() => {});
  await closed.get(path);
});

test('reads no more than the content-length', async () => {
  await expect(local(`${origin}/lying`).then(Buffer.from)).resolves.toHaveLength(10);
});

test('does not decompress a body', async () => {
  expect((await local(`${origin}/gzip`)).byteLength).toBeLessThan(IMAGE_MAX_BYTES);
});

test.each([
  '127.0.0.1',
  'localhost',
  '10.0.0.8',
  '192.168.1.1',
  '172.16.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '0.0.0.0',
  '0',
  '127.1',
  '2130706433',
  '0x7f.1',
  '017700000001',
  '①②⑦.0.0.1',
  '[::]',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fd00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '224.0.0.1',
  '255.255.255.255',
])('never connects to %s over https or http', async (host) => {
  await expect(createDownload({ deadlineMs: 2000 })(`https://${host}/x`)).rejects.toThrow('a private network');
  await expect(createDownload({ deadlineMs: 2000 })(`http://${host}/x`)).rejects.toThrow('a private network');
  await expect(unrestricted(`http://${host}/x`)).rejects.toThrow('a private network');
});

test('refuses a host name that resolves to a private address', async () => {
  const download = createDownload({ protocols: ['http:'], lookup: resolvingTo('10.0.0.1'), deadlineMs: 1000 });
  await expect(download('http://inside.example/x')).rejects.toThrow('it leads to a private network');
});

test('checks every DNS response, which defeats DNS rebinding', async () => {
  requests.length = 0;
  const lookup = resolvingTo('127.0.0.1', '127.0.0.2');
  const download = createDownload({ protocols: ['http:'], allow, lookup, deadlineMs: 1000 });
  await expect(download(`http://rebinding.example:${port}/again`)).rejects.toThrow('it leads to a private network');
  expect(requests.map(({ url }) => url)).toEqual(['/again']);
});

test('refuses when one of several DNS addresses is private', async () => {
  const lookup: LookupFunction = (_host, _options, done) =>
    done(null, [
      { address: '203.0.113.7', family: 4 },
      { address: '::1', family: 6 },
    ]);
  const download = createDownload({ protocols: ['http:'], lookup, deadlineMs: 1000 });
  await expect(download('http://both.example/x')).rejects.toThrow('it leads to a private network');
});

test('connects to ports 80 and 443 only', async () => {
  await expect(unrestricted('http://127.0.0.1:6379/')).rejects.toThrow('its port is not 80 or 443');
  await expect(createDownload()('https://example.nl:22/')).rejects.toThrow('its port is not 80 or 443');
});

test.each(['ftp://delinde.example/x', 'file:///etc/passwd', 'data:image/png;base64,AAAA', 'gopher://a.example/'])(
  'refuses %s',
  async (address) => {
    await expect(createDownload()(address)).rejects.toThrow('only https addresses are fetched');
  },
);
