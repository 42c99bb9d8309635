import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { animatedPng, heic, plainPicture } from '../../../tests/support/pictures/make-pictures.ts';
import { memoryStore } from '../../../tests/support/pictures/memory-store.ts';
import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import { createDownload } from './remote.ts';

const png = await plainPicture().png().toBuffer();
const moving = await animatedPng();
const requested: string[] = [];
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">';
const bodies: Record<string, () => string | Buffer> = {
  '/picture': () => png,
  '/page': () => '<!doctype html><img src="/picture"><script>alert(1)</script>',
  '/empty': () => '',
  '/svg': () => `${SVG}<script>alert(1)</script><image xlink:href="${origin}/leak" width="9" height="9"/></svg>`,
  '/svgz': () => gzipSync(`${SVG}${' '.repeat(20_000_000)}</svg>`),
  '/gzip': () => gzipSync(png),
  '/heic': () => heic(),
  '/moving': () => moving,
  '/large': () => Buffer.alloc(IMAGE_MAX_BYTES + 1),
};
const server = createServer((request, response) => {
  const path = request.url ?? '/';
  requested.push(path);
  const body = bodies[path];
  if (!body) return response.writeHead(404).end();
  return response.writeHead(200, { 'content-type': path === '/picture' ? 'text/html' : 'image/png' }).end(body());
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const origin = `http://127.0.0.1:${port}`;
afterAll(() => server.close());

const store = memoryStore();
const allow = { address: '127.0.0.1', port };
const app = setUpTestApp({ images: store, download: createDownload({ protocols: ['http:', 'https:'], allow }) });
beforeEach(() => {
  store.files.clear();
  store.fail = false;
  requested.length = 0;
});

async function copy(address: unknown, cookie?: string, headers: Record<string, string> = {}) {
  const path = '/api/admin/upload/article/from-address';
  const response = await app.request(path, { method: 'POST', body: { address }, cookie, headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('stores a picture whatever its declared type', async () => {
  const { cookie } = await app.logIn();
  const { status, body } = await copy(`${origin}/picture`, cookie);
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, imageUrl: expect.stringMatching(/^\/api\/admin\/download\/\w{32}\.webp$/) });
  const shown = await app.request(String(body['imageUrl']), { cookie });
  expect(await sharp(await shown.bytes()).metadata()).toMatchObject({ format: 'webp', width: 60 });
});

test.each([
  ['/page', 415, 'There is no picture at this address.'],
  ['/empty', 415, 'There is no picture at this address.'],
  ['/gzip', 415, 'There is no picture at this address.'],
  ['/svgz', 415, 'There is no picture at this address.'],
  [
    '/heic',
    415,
    'This photo is in the format HEIC, which browsers cannot show. Please save it as JPG and select that.',
  ],
  ['/large', 400, 'The picture could not be copied: it is larger than 5 MB.'],
  ['/none', 400, 'The picture could not be copied: the server responded with status 404.'],
])('refuses %s with %i and stores nothing', async (path, status, error) => {
  const { cookie } = await app.logIn();
  expect(await copy(origin + path, cookie)).toMatchObject({ status, body: { success: false, error } });
  expect(store.files.size).toBe(0);
});

test('says of a moving picture that it stands still from now on', async () => {
  const { cookie } = await app.logIn();
  const { body } = await copy(`${origin}/moving`, cookie);
  expect(body).toMatchObject({ success: true, notice: expect.stringContaining('stands still') });
});

test('refuses an SVG and requests nothing that it links to', async () => {
  const { cookie } = await app.logIn();
  const { status, body } = await copy(`${origin}/svg`, cookie);
  expect([status, body['error']]).toEqual([415, 'There is no picture at this address.']);
  expect(requested).toEqual(['/svg']);
  expect(store.files.size).toBe(0);
});

test.each(['http://127.0.0.1/x', 'http://localhost/x', 'https://[::1]/', 'http://169.254.169.254/latest/meta-data'])(
  'never connects to %s',
  async (address) => {
    const { cookie } = await app.logIn();
    const error = 'The picture could not be copied: it leads to a private network.';
    expect(await copy(address, cookie)).toMatchObject({ status: 400, body: { success: false, error } });
  },
);

test.each([
  '',
  'plaatje.png',
  '/assets/x.webp',
  '//host.example/x',
  'ftp://a.example/x',
  'data:image/png;base64,AA',
  7,
])('refuses %j', async (address) => {
  const { cookie } = await app.logIn();
  expect(await copy(address, cookie)).toMatchObject({ status: 400, body: { success: false } });
});

test('refuses visitors and requests from other origins', async () => {
  expect(await copy(`${origin}/picture`)).toMatchObject({ status: 401, body: { success: false } });
  const { cookie } = await app.logIn();
  const headers = { origin: 'https://evil.example' };
  expect(await copy(`${origin}/picture`, cookie, headers)).toMatchObject({ status: 403 });
  expect(requested).toEqual([]);
});

test('responds 503 when the store fails, and copies afterwards', async () => {
  const { cookie } = await app.logIn();
  store.fail = true;
  expect(await copy(`${origin}/picture`, cookie)).toMatchObject({ status: 503, body: { success: false } });
  store.fail = false;
  expect(await copy(`${origin}/picture`, cookie)).toMatchObject({ status: 200 });
});

test('refuses the 201st copy by one account within ten minutes', { tags: ['slow'] }, async () => {
  const { cookie } = await app.logIn();
  const statuses = new Set<number>();
  for (let turn = 0; turn < 200; turn += 1) statuses.add((await copy('http://127.0.0.1/x', cookie)).status);
  expect([...statuses]).toEqual([400]);
  expect(await copy(`${origin}/picture`, cookie)).toMatchObject({
    status: 429,
    body: { error: expect.stringContaining('in ten minutes') },
  });
  app.time.now = new Date(app.time.now.getTime() + 601_000);
  expect(await copy(`${origin}/picture`, cookie)).toMatchObject({ status: 200 });
});
