import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBlobStore } from '../../src/server/pictures/stores/blob-store.ts';
import { openFileStore } from '../../src/server/pictures/stores/file-store.ts';
import { setUpTestApp } from '../support/api/test-app.ts';
import { BLOB_TOKEN, startBlobEmulator } from '../support/pictures/blob-emulator.ts';

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(app: ReturnType<typeof setUpTestApp>, background = 'red') {
  const { cookie } = await app.logIn();
  const body = new FormData();
  body.set('image', new Blob([await picture(background)]));
  const response = await app.request('/api/admin/upload/article', { method: 'POST', body, cookie });
  return { status: response.status, body: (await response.json()) as { success: boolean; imageUrl: string } };
}

/** As staff: readers do not get a picture that nothing shows. */
const download = async (app: ReturnType<typeof setUpTestApp>, { imageUrl }: { imageUrl: string }) =>
  app.request(imageUrl, { cookie: (await app.logIn()).cookie });

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
    'is missing': (file: string) => rm(file),
  };
  test.each(Object.entries(DAMAGE))('a picture whose file %s is repaired by uploading it again', async (_, damage) => {
    const { body } = await upload(app);
    await damage(join(images, basename(body.imageUrl)));
    expect(await upload(app)).toEqual({ status: 200, body });
    const downloaded = await download(app, body);
    expect((await sharp(await downloaded.bytes()).metadata()).width).toBe(40);
  });

  test('a deleted folder is created again', async () => {
    const { body } = await upload(app);
    await rm(images, { recursive: true });
    expect((await download(app, body)).status).toBe(404);
    expect((await upload(app)).status).toBe(200);
    expect((await download(app, body)).status).toBe(200);
  });

  test('an upload fails when a folder has the name of its file', async () => {
    const { body } = await upload(app);
    const file = join(images, basename(body.imageUrl));
    await rm(file);
    await mkdir(file);
    expect((await download(app, body)).status).toBe(404);
    expect((await upload(app)).status).toBe(503);
    expect((await upload(app, 'blue')).status).toBe(200);
  });

  test('pictures are unavailable while a file has the name of the folder', async () => {
    const { body } = await upload(app);
    await rm(images, { recursive: true });
    await writeFile(images, '');
    const downloaded = await download(app, body);
    expect([downloaded.status, downloaded.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect((await upload(app)).status).toBe(503);
    app.time.now = new Date(app.time.now.getTime() + 60_000);
    expect((await app.request('/api/health')).status).toBe(503);
    await rm(images);
    expect((await app.request('/api/health')).status).toBe(200);
    expect((await upload(app)).status).toBe(200);
    expect((await readdir(images)).every((name) => name.endsWith('.webp'))).toBe(true);
  });
});

describe('a failing blob store', () => {
  const app = setUpTestApp({ images: openBlobStore(BLOB_TOKEN, { deadlineMs: 500 }) });
  beforeEach(() => {
    emulator.state = 'up';
    emulator.files.clear();
  });

  test.each(['failing', 'unresponsive'] as const)(
    '%s: an upload fails and stores nothing, and the site works',
    async (state) => {
      const { body } = await upload(app);
      const { cookie } = await app.logIn();
      const { slug } = await app.article(cookie, { image: body.imageUrl, isPublished: true });
      emulator.state = state;
      const before = [...emulator.files.keys()];
      expect(await upload(app, 'blue')).toEqual({
        status: 503,
        body: { success: false, error: 'Failed to upload image. Please try again.' },
      });
      expect([...emulator.files.keys()]).toEqual(before);
      expect((await app.request(`/api/articles/${slug}`)).status).toBe(200);
      expect((await app.article(cookie, { title: 'Zonder foto' })).id).toBeGreaterThan(0);
      emulator.state = 'up';
      expect((await upload(app, 'blue')).status).toBe(200);
    },
  );
});
