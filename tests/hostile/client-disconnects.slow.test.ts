import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTICLE } from '../support/api/article-example.ts';
import { largestFile } from '../support/build/largest-file.ts';
import { firstResponse, sendRaw } from '../support/raw-request.ts';
import { type MonitoredServer, startMonitoredServer } from '../support/server/monitored-server.ts';
import { logIn } from '../support/staff.ts';

/** Visitors who disconnect in the middle of a response. */
const TIMES = 100;
const TIMEOUT_MS = 5_000;
/** Connections about to be closed, and temporary files of the database. */
const MARGIN = 8;
let site: MonitoredServer;
let picture = '';
beforeAll(async () => {
  site = await startMonitoredServer();
  picture = await publishLargePicture();
});
afterAll(() => site.stop());

/** Noise does not compress. Readers get it, because an article shows it. */
async function publishLargePicture(): Promise<string> {
  const noise = { raw: { width: 900, height: 700, channels: 3 } } as const;
  const body = new FormData();
  const bytes = await sharp(randomBytes(900 * 700 * 3), noise)
    .png()
    .toBuffer();
  body.set('image', new Blob([new Uint8Array(bytes)]), 'ruis.png');
  const headers = { cookie: await logIn(site) };
  const response = await fetch(`${site.url}/api/admin/upload/article`, { method: 'POST', headers, body });
  const { imageUrl } = (await response.json()) as { imageUrl: string };
  const published = await fetch(`${site.url}/api/admin/articles`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...ARTICLE, image: imageUrl, isPublished: true }),
  });
  expect(published.status).toBe(201);
  return imageUrl;
}

test.each([
  ['the largest file', () => `GET ${largestFile().path}`],
  ['an uploaded picture', () => `GET ${picture}`],
  ['a HEAD of a picture', () => `HEAD ${picture}`],
  ['a page that does not exist', () => 'GET /nergens'],
  ['a HEAD of such a page', () => 'HEAD /nergens'],
  ['a path with dots', () => `GET ${largestFile().path.replace('_astro/', '_astro/./')}`],
])('closes the files of %s when the reader disconnects', async (_, target) => {
  const { files } = await site.usage();
  for (let turn = 0; turn < TIMES; turn += 1) {
    const first = await firstResponse(sendRaw(site.url, `${target()} HTTP/1.1\r\nhost: localhost\r\n\r\n`), TIMEOUT_MS);
    expect(first).toMatch(/^HTTP\/1.1 (200|404)/);
  }
  expect(await site.waitForOpenFiles(files + MARGIN)).toBeLessThanOrEqual(files + MARGIN);
});

test('closes the files of aborted uploads', async () => {
  const cookie = await logIn(site);
  const { files } = await site.usage();
  const head = `POST /api/admin/upload/article HTTP/1.1\r\nhost: localhost\r\norigin: ${site.url}\r\ncookie: ${cookie}`;
  const type = 'content-type: multipart/form-data; boundary=x\r\ncontent-length: 400000';
  for (let turn = 0; turn < TIMES / 4; turn += 1) {
    await firstResponse(sendRaw(site.url, `${head}\r\n${type}\r\n\r\n--x\r\n${'a'.repeat(9000)}`), 20);
  }
  expect(await site.waitForOpenFiles(files + MARGIN)).toBeLessThanOrEqual(files + MARGIN);
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
});
