import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBlobStore } from '../../src/server/pictures/stores/blob-store.ts';
import { openFileStore } from '../../src/server/pictures/stores/file-store.ts';
import { setUpTestApp } from '../support/api/test-app.ts';
import { BLOB_TOKEN, startBlobEmulator } from '../support/pictures/blob-emulator.ts';

/** issue G 4: what pictures are kept in is damaged, or refuses. */
const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(app: ReturnType<typeof setUpTestApp>, background = 'red') {
  const { cookie } = await app.logIn();
  const body = new FormData();
  body.set('image', new Blob([await picture(background)]));
  const response = await app.request('/api/admin/upload/article', { method: 'POST', body, cookie });
  return { status: response.status, answer: (await response.json()) as { success: boolean; imageUrl: string } };
}

const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
const emulator = await startBlobEmulator();
vi.stubEnv('VERCEL_BLOB_API_URL', emulator.apiUrl);
afterAll(async () => {
  await emulator.close();
  await rm(folder, { recursive: true });
});

describe('a damaged folder', () => {
  const images = join(folder, 'images');
  const app = setUpTestApp({ images: openFileStore(images) });
  beforeEach(() => rm(images, { recursive: true, force: true }));

  const DAMAGE = {
    'is cut short': (file: string) => truncate(file, 10),
    'is empty': (file: string) => truncate(file, 0),
    'holds something else': (file: string) => writeFile(file, 'not a picture at all'),
    'is gone': (file: string) => rm(file),
  };
  test.each(Object.entries(DAMAGE))('a picture whose file %s is mended by uploading it again', async (_, damage) => {
    const { answer } = await upload(app);
    await damage(join(images, basename(answer.imageUrl)));
    expect(await upload(app)).toEqual({ status: 200, answer });
    const download = await app.request(answer.imageUrl);
    expect((await sharp(await download.bytes()).metadata()).width).toBe(40);
  });

  test('a folder that is gone altogether is made anew', async () => {
    const { answer } = await upload(app);
    await rm(images, { recursive: true });
    expect((await app.request(answer.imageUrl)).status).toBe(404);
    expect((await upload(app)).status).toBe(200);
    expect((await app.request(answer.imageUrl)).status).toBe(200);
  });

  test('a folder in the place of a file is no picture, and the upload says that it failed', async () => {
    const { answer } = await upload(app);
    const file = join(images, basename(answer.imageUrl));
    await rm(file);
    await mkdir(file);
    expect((await app.request(answer.imageUrl)).status).toBe(404);
    expect((await upload(app)).status).toBe(503);
    expect((await upload(app, 'blue')).status).toBe(200);
  });

  test('a file in the place of the folder: pictures are away for now, not gone, and come back', async () => {
    const { answer } = await upload(app);
    await rm(images, { recursive: true });
    await writeFile(images, '');
    const download = await app.request(answer.imageUrl);
    expect([download.status, download.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect((await upload(app)).status).toBe(503);
    app.time.now = new Date(app.time.now.getTime() + 60_000);
    expect((await app.request('/api/health')).status).toBe(503);
    await rm(images);
    expect((await app.request('/api/health')).status).toBe(200);
    expect((await upload(app)).status).toBe(200);
    expect((await readdir(images)).every((name) => name.endsWith('.webp'))).toBe(true);
  });
});

describe('a blob store that refuses', () => {
  const app = setUpTestApp({ images: openBlobStore(BLOB_TOKEN, { deadlineMs: 500 }) });
  beforeEach(() => {
    emulator.state = 'up';
    emulator.files.clear();
  });

  test.each(['failing', 'unresponsive'] as const)(
    '%s: the upload says so, nothing is left, the site goes on',
    async (state) => {
      const { answer } = await upload(app);
      const { cookie } = await app.logIn();
      const { slug } = await app.article(cookie, { image: answer.imageUrl, isPublished: true });
      emulator.state = state;
      const before = [...emulator.files.keys()];
      expect(await upload(app, 'blue')).toEqual({
        status: 503,
        answer: { success: false, error: 'Failed to upload image. Please try again.' },
      });
      expect([...emulator.files.keys()]).toEqual(before);
      expect((await app.request(`/api/articles/${slug}`)).status).toBe(200);
      expect((await app.article(cookie, { title: 'Zonder foto' })).id).toBeGreaterThan(0);
      emulator.state = 'up';
      expect((await upload(app, 'blue')).status).toBe(200);
    },
  );
});
