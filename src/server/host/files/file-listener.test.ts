import { once } from 'node:events';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../log/log.ts';
import { compressingListener } from '../compressing-listener.ts';
import { indexBuiltFiles } from './built-files.ts';
import { fileListener } from './file-listener.ts';

const LARGE = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
const FILES = {
  '_astro/app.js': 'plain',
  '_astro/app.js.br': 'in brotli',
  '_astro/app.js.gz': 'in gzip',
  'pmo/index.html': 'page',
  'pmo/index.html.br': 'page in brotli',
  'photo.webp': 'picture',
  'large.bin': LARGE,
  'cut.bin': LARGE,
  'removed.txt': 'removed',
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
  const site = fileListener(indexBuiltFiles(folder), silentLog, pages);
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
    sendRequest({ host: '127.0.0.1', port, path, method, headers }, async (response) =>
      resolve({ headers: response.headers, body: Buffer.concat(await response.toArray()) }),
    )
      .on('error', reject)
      .end();
  });

test.each([
  ['gzip, deflate, br, zstd', 'br', 'in brotli'],
  ['gzip', 'gzip', 'in gzip'],
  ['identity', undefined, 'plain'],
])('sends a hashed file compressed and immutable (%s)', async (accept, encoding, text) => {
  const { headers, body } = await read('/_astro/app.js', accept);
  expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/javascript' });
  expect([headers['content-encoding'], body.toString()]).toEqual([encoding, text]);
  expect(headers['cache-control']).toContain('immutable');
});

test('sends a built page compressed, to be revalidated each time', async () => {
  const { headers, body } = await read('/pmo?van=brief');
  expect(body.toString()).toBe('page in brotli');
  expect(headers['cache-control']).toBe('public,max-age=0,must-revalidate');
});

test.each(['/pmo/', '/pmo/index', '/onbekend', '/_astro/old.js', '/../package.json', '/%2e%2e/package.json'])(
  'passes %s to the site unchanged, and compresses the response',
  async (path) => {
    const { headers, body } = await read(path);
    expect(headers['content-encoding']).toBe('br');
    expect(body.length).toBeLessThan(LONG.length / 4);
    expect((await read(path, 'identity')).body.toString()).toContain(`GET ${path} `);
  },
);

test('passes POST requests to the site', async () => {
  expect((await read('/pmo', 'identity', 'POST')).body.toString()).toContain('POST /pmo ');
});

test('sends a picture uncompressed', async () => {
  const { headers, body } = await read('/photo.webp');
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'picture']);
});

const readStatus = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    sendRequest({ host: '127.0.0.1', port, path, headers }, async (response) => {
      const body = await response.toArray().then((chunks) => Buffer.concat(chunks).toString(), reject);
      resolve({ status: response.statusCode, headers: response.headers, body: body ?? '' });
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['bytes=1-3', 206, 'ict', 'bytes 1-3/7'],
  ['bytes=-2', 206, 're', 'bytes 5-6/7'],
  ['bytes=5-3', 200, 'picture', undefined],
  ['bytes=7-', 416, '', 'bytes */7'],
])('answers Range %s with %i', async (range, status, body, part) => {
  const response = await readStatus('/photo.webp', { range });
  expect([response.status, response.body, response.headers['content-range']]).toEqual([status, body, part]);
});

test('sends a range only when If-Range matches the file', async () => {
  const { headers } = await readStatus('/photo.webp', {});
  const range = 'bytes=0-2';
  for (const known of [headers.etag, headers['last-modified']])
    expect((await readStatus('/photo.webp', { range, 'if-range': String(known) })).body).toBe('pic');
  for (const other of ['"old"', `W/${headers.etag}`, 'Sat, 01 Jan 2000 00:00:00 GMT', ''])
    expect((await readStatus('/photo.webp', { range, 'if-range': other })).body).toBe('picture');
});

test('answers 304 when If-None-Match has the ETag', async () => {
  const { headers } = await readStatus('/photo.webp', {});
  const again = await readStatus('/photo.webp', { 'if-none-match': `"old", W/${headers.etag}` });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('sends a large file completely and in order', async () => {
  const { body, headers } = await read('/large.bin');
  expect([body.equals(LARGE), headers['content-length']]).toEqual([true, String(LARGE.length)]);
});

test('answers 503 for an unreadable file, cuts off one that shrank', async () => {
  await rm(join(folder, 'removed.txt'));
  const removed = await readStatus('/removed.txt', {});
  expect([removed.status, removed.headers['retry-after'], removed.headers['cache-control']]).toEqual([
    503,
    '60',
    'no-store',
  ]);
  await truncate(join(folder, 'cut.bin'), 100_000);
  await expect(readStatus('/cut.bin', {})).rejects.toThrow('aborted');
  expect((await readStatus('/photo.webp', {})).status).toBe(200);
});
