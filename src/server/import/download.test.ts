import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import { openDownload } from './download.ts';

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (path === '/picture') return response.end('bytes');
  if (path === '/moved') return response.writeHead(301, { location: '/picture' }).end();
  if (path === '/loop') return response.writeHead(302, { location: '/loop' }).end();
  if (path === '/inside') return response.writeHead(302, { location: 'http://127.0.0.2:1/secret' }).end();
  if (path === '/file') return response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  if (path === '/large') return response.end(Buffer.alloc(IMAGE_MAX_BYTES + 1));
  if (path === '/silent') return response.flushHeaders();
  return response.writeHead(404).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** As in production, but that it may ask this one server without TLS. */
const here = openDownload({ protocols: ['http:'], allowIPAddressList: ['127.0.0.1'], deadlineMs: 1000 });

test('a picture is fetched, also from where it moved to', async () => {
  expect(Buffer.from(await here(`${origin}/picture`)).toString()).toBe('bytes');
  expect(Buffer.from(await here(`${origin}/moved`)).toString()).toBe('bytes');
});

test.each([
  ['/none', 'it answers 404'],
  ['/loop', 'it leads from one address to the next'],
  ['/large', 'it is larger than 5 MB'],
  ['/silent', 'it does not answer in time'],
  ['/inside', 'it leads to a private network'],
  ['/file', 'only https addresses are fetched'],
])('%s is refused: %s', async (path, reason) => {
  await expect(here(origin + path)).rejects.toThrow(reason);
});

test.each([
  'https://127.0.0.1/x',
  'https://localhost/x',
  'https://10.0.0.8/x',
  'https://192.168.1.1/x',
  'https://172.16.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/x',
  'https://0.0.0.0/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[fd00::1]/x',
  'https://[fe80::1]/x',
  'http://127.0.0.1/x',
])('ASVS 1.3.6: %s is never asked', async (address) => {
  await expect(openDownload({ deadlineMs: 2000 })(address)).rejects.toThrow('it leads to a private network');
});

test.each(['ftp://delinde.example/x', 'file:///etc/passwd', 'data:image/png;base64,AAAA'])(
  '%s is not fetched',
  async (address) => {
    await expect(openDownload()(address)).rejects.toThrow('only https addresses are fetched');
  },
);
