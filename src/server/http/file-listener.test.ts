import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as ask, createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { compressingListener } from './compressing-listener.ts';
import { fileListener } from './file-listener.ts';

const FILES = {
  '_astro/app.js': 'plain',
  '_astro/app.js.br': 'in brotli',
  '_astro/app.js.gz': 'in gzip',
  'pmo/index.html': 'page',
  'pmo/index.html.br': 'page in brotli',
  'photo.webp': 'picture',
};
const LONG = 'lang antwoord '.repeat(200);
let folder = '';
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clinic-files-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const pages = compressingListener((request, response) => {
    response.setHeader('content-type', 'text/html').end(`${request.method} ${request.url} ${LONG}`);
  });
  const site = fileListener(folder, silentLog, pages);
  server = createServer(site).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const read = (path: string, encoding = 'gzip, deflate, br, zstd', method = 'GET') =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { 'accept-encoding': encoding };
    ask({ host: '127.0.0.1', port, path, method, headers }, async (response) =>
      resolve({ headers: response.headers, body: Buffer.concat(await response.toArray()) }),
    )
      .on('error', reject)
      .end();
  });

test.each([
  ['gzip, deflate, br, zstd', 'br', 'in brotli'],
  ['gzip', 'gzip', 'in gzip'],
  ['identity', undefined, 'plain'],
])('a hashed file is sent from its twin, and kept for ever (%s)', async (wish, encoding, text) => {
  const { headers, body } = await read('/_astro/app.js', wish);
  expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/javascript' });
  expect([headers['content-encoding'], body.toString()]).toEqual([encoding, text]);
  expect(headers['cache-control']).toContain('immutable');
});

test('a built page is sent from its twin, and asked for again each time', async () => {
  const { headers, body } = await read('/pmo?van=brief');
  expect(body.toString()).toBe('page in brotli');
  expect(headers['cache-control']).toBe('public,max-age=0,must-revalidate');
});

test.each(['/pmo/', '/pmo/index', '/onbekend', '/_astro/old.js', '/../package.json', '/%2e%2e/package.json'])(
  '%s is no file: the site answers, with the address as it came, compressed',
  async (path) => {
    const { headers, body } = await read(path);
    expect(headers['content-encoding']).toBe('br');
    expect(body.length).toBeLessThan(LONG.length / 4);
    expect((await read(path, 'identity')).body.toString()).toContain(`GET ${path} `);
  },
);

test('what is sent to the site goes to the site', async () => {
  expect((await read('/pmo', 'identity', 'POST')).body.toString()).toContain('POST /pmo ');
});

test('a picture goes out as it is', async () => {
  const { headers, body } = await read('/photo.webp');
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'picture']);
});
