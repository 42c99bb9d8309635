import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { memoryStore } from '../../../tests/support/pictures/memory-store.ts';
import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import { articles, writers } from '../db/schema/magazine.ts';
import { removeUnusedImages } from './remove-unused.ts';

const store = memoryStore();
const app = setUpTestApp({ images: store });
beforeEach(() => {
  store.files.clear();
  store.fail = false;
});

const picture = (width = 60, height = 40, background = '#386641') =>
  sharp({ create: { width, height, channels: 3, background } });

async function upload(content: BlobPart, cookie?: string, { type = 'article', field = 'image' } = {}) {
  const form = new FormData();
  form.set(field, new Blob([content], { type: 'image/png' }), 'naam.png');
  const response = await app.request(`/api/admin/upload/${type}`, { method: 'POST', body: form, cookie });
  return { status: response.status, body: (await response.json()) as { success: boolean; imageUrl: string } };
}

/** Uploads a picture and downloads its three files. */
async function stored(content: BlobPart) {
  const { body } = await upload(content, (await app.logIn()).cookie);
  const bytesAt = async (url: string) => await (await app.request(url)).bytes();
  return {
    large: await bytesAt(body.imageUrl),
    medium: await bytesAt(body.imageUrl.replace('.webp', '-1080.webp')),
    small: await bytesAt(body.imageUrl.replace('.webp', '-640.webp')),
  };
}

test('responds with the address where everybody can download the picture', async () => {
  const { cookie } = await app.logIn();
  const { status, body } = await upload(await picture().png().toBuffer(), cookie);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    imageUrl: expect.stringMatching(/^\/api\/admin\/download\/[0-9a-f]{32}\.webp$/),
  });

  const download = await app.request(body.imageUrl, { cookie });
  expect(download.status).toBe(200);
  expect(Object.fromEntries(download.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{32}\.webp"$/),
  });
  expect(download.headers.get('set-cookie')).toBeNull();
  expect((await sharp(await download.bytes()).metadata()).format).toBe('webp');
});

test('stores at most 2400 px, and variants of 1080 and 640 px', async () => {
  const { large, medium, small } = await stored(await picture(3000, 1500).jpeg().toBuffer());
  expect(await sharp(large).metadata()).toMatchObject({ width: 2400, height: 1200 });
  expect(await sharp(medium).metadata()).toMatchObject({ width: 1080, height: 540 });
  expect(await sharp(small).metadata()).toMatchObject({ width: 640, height: 320 });
});

test('serves the large file, uncached, when a variant is missing', async () => {
  const { cookie } = await app.logIn();
  const { body } = await upload(await picture(1600, 1000, '#a7c957').png().toBuffer(), cookie);
  const variant = body.imageUrl.replace('.webp', '-1080.webp');
  store.files.delete(variant.slice(variant.lastIndexOf('/') + 1));
  const download = await app.request(variant);
  expect(download.status).toBe(200);
  expect(await sharp(await download.bytes()).metadata()).toMatchObject({ width: 1600 });
  expect(download.headers.get('cache-control')).toBe('no-cache');
});

test('turns a picture upright and removes its metadata', async () => {
  const original = await picture(60, 40)
    .withExif({ IFD0: { Copyright: 'GPSPOSITION' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 23/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const { large } = await stored(original);
  const after = await sharp(large).metadata();
  expect(after).toMatchObject({ width: 40, height: 60 });
  expect([after.exif, after.orientation, after.xmp, after.icc]).toEqual([undefined, undefined, undefined, undefined]);
  expect(Buffer.from(large).includes('GPSPOSITION')).toBe(false);
});

test('keeps an animated GIF animated', async () => {
  const frames = await Promise.all(
    ['red', 'green', 'blue'].map((colour) => picture(800, 600, colour).png().toBuffer()),
  );
  const gif = await sharp(
    frames.map((frame) => Buffer.from(frame)),
    { join: { animated: true } },
  )
    .gif({ delay: [100, 200, 300], loop: 0 })
    .toBuffer();
  const { large, small } = await stored(gif);
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', pages: 3, delay: [100, 200, 300] });
  expect(await sharp(small).metadata()).toMatchObject({ pages: 3, width: 640 });
});

test('refuses other files whatever their declared type', async () => {
  const { cookie } = await app.logIn();
  for (const content of ['', 'hallo', '<html><script>alert(1)</script>', new Uint8Array([0x89, 0x50, 0x4e, 0x47])]) {
    expect(await upload(content, cookie)).toEqual({
      status: 415,
      body: { success: false, error: 'Please select an image file (PNG, JPG, GIF, etc.)' },
    });
  }
});

test('refuses a picture of more than 5 MB', async () => {
  const { cookie } = await app.logIn();
  for (const bytes of [IMAGE_MAX_BYTES + 1, IMAGE_MAX_BYTES + 1_000_000]) {
    expect(await upload(new Uint8Array(bytes), cookie)).toEqual({
      status: 413,
      body: { success: false, error: 'Please select an image smaller than 5MB' },
    });
  }
});

test('refuses a small file of more than 50 megapixels', async () => {
  const { cookie } = await app.logIn();
  const bomb = await picture(8000, 7000).png({ compressionLevel: 9 }).toBuffer();
  expect(await upload(bomb, cookie)).toMatchObject({ status: 413, body: { success: false } });
});

test('refuses a damaged picture', async () => {
  const { cookie } = await app.logIn();
  const whole = await picture(900, 900).png().toBuffer();
  expect(await upload(whole.subarray(0, whole.length / 2), cookie)).toMatchObject({
    status: 400,
    body: { success: false, error: expect.stringContaining('damaged') },
  });
});

test('refuses visitors, other upload types and other form fields', async () => {
  const content = await picture().png().toBuffer();
  expect(await upload(content)).toMatchObject({ status: 401, body: { success: false } });
  const { cookie } = await app.logIn();
  expect(await upload(content, cookie, { type: 'other' })).toMatchObject({ status: 400, body: { success: false } });
  expect(await upload(content, cookie, { field: 'file' })).toMatchObject({ status: 400, body: { success: false } });
  expect((await app.request('/api/admin/upload/article', { method: 'POST', body: {}, cookie })).status).toBe(415);
});

test('stores nothing when the store fails, and accepts the next upload', async () => {
  const { cookie } = await app.logIn();
  const content = await picture().png().toBuffer();
  store.fail = true;
  expect(await upload(content, cookie)).toEqual({
    status: 503,
    body: { success: false, error: 'Failed to upload image. Please try again.' },
  });
  expect(store.files.size).toBe(0);
  store.fail = false;
  expect(await upload(content, cookie)).toMatchObject({ status: 200 });
});

test('stores the same picture once', async () => {
  const { cookie } = await app.logIn();
  const [png, tiff] = await Promise.all([picture().png().toBuffer(), picture().tiff().toBuffer()]);
  const addresses = await Promise.all([png, png, tiff].map((content) => upload(content, cookie)));
  expect(new Set(addresses.map(({ body }) => body.imageUrl)).size).toBe(1);
  expect(store.files.size).toBe(3);
});

test('responds to conditional and range requests', async () => {
  const { cookie } = await app.logIn();
  const { body } = await upload(await picture().png().toBuffer(), cookie);
  const get = (headers: Record<string, string>) => app.request(body.imageUrl, { headers });
  const whole = await get({});
  const bytes = await whole.bytes();
  const etag = whole.headers.get('etag') ?? '';

  expect((await get({ 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
  const part = await get({ range: 'bytes=4-9' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 4-9/${bytes.length}`);
  expect(await part.bytes()).toEqual(bytes.slice(4, 10));
  expect(await (await get({ range: 'bytes=-3' })).bytes()).toEqual(bytes.slice(-3));
  expect((await get({ range: `bytes=${bytes.length}-` })).status).toBe(416);
  expect((await get({ range: 'bytes=4-9', 'if-range': '"other"' })).status).toBe(200);
  expect((await get({ range: 'bytes=9-4' })).status).toBe(200);
});

test('responds 404 to other file names', async () => {
  for (const file of ['none.webp', '..%2f..%2fsession-secret', `${'0'.repeat(32)}.webp`, `.${'0'.repeat(31)}`]) {
    expect((await app.request(`/api/admin/download/${file}`)).status).toBe(404);
  }
});

test('removes a picture that is unused for 30 days', async () => {
  const { cookie } = await app.logIn();
  const uploadColour = async (colour: string) =>
    (await upload(await picture(60, 40, colour).png().toBuffer(), cookie)).body.imageUrl;
  const [unused, asImage, inText, ofWriter] = await Promise.all(['red', 'green', 'blue', 'white'].map(uploadColour));
  await app.article(cookie, { image: asImage });
  await app.article(cookie, { content: `<p>Zie</p><img src="${inText?.replace('.webp', '-640.webp')}">` });
  await app.db.insert(writers).values({ name: 'Anna', email: 'anna@clinic.example', profileImage: ofWriter ?? '' });

  app.time.now = new Date('2026-12-20T10:00:00Z');
  expect(await removeUnusedImages(app.system)).toBe(0);
  app.time.now = new Date('2026-12-22T10:00:00Z');
  expect(await removeUnusedImages(app.system)).toBe(1);
  expect(store.files.size).toBe(9);
  expect((await app.request(unused ?? '')).status).toBe(404);
  for (const url of [asImage, inText, ofWriter]) expect((await app.request(url ?? '')).status).toBe(200);
});

test('keeps a picture for 30 days after its last use', async () => {
  const { cookie } = await app.logIn();
  const { body } = await upload(await picture(60, 40, 'orange').png().toBuffer(), cookie);
  const { id } = await app.article(cookie, { image: body.imageUrl });
  const removedOn = async (day: string) => {
    app.time.now = new Date(`${day}T10:00:00Z`);
    return removeUnusedImages(app.system);
  };
  expect(await removedOn('2027-03-01')).toBe(0);
  await app.db.update(articles).set({ image: null }).where(eq(articles.id, id));
  expect(await removedOn('2027-03-30')).toBe(0);
  expect((await app.request(body.imageUrl)).status).toBe(200);
  expect(await removedOn('2027-04-01')).toBe(1);
});
