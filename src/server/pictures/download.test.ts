import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plainPicture } from '../../../tests/support/pictures/make-pictures.ts';
import { setUpUploads } from '../../../tests/support/pictures/upload-tools.ts';

const { app, store, upload } = setUpUploads();

/** Uploads a picture that a published article shows. */
async function shownPicture(bytes: Buffer<ArrayBuffer>): Promise<string> {
  const { cookie } = await app.logIn();
  const { imageUrl } = (await upload(bytes, cookie)).body;
  await app.article(cookie, { image: imageUrl, isPublished: true });
  return imageUrl;
}

test('serves the large file, uncached, when a variant is missing', async () => {
  const address = await shownPicture(await plainPicture(1600, 1000, '#a7c957').png().toBuffer());
  const variant = address.replace('.webp', '-1080.webp');
  store.files.delete(variant.slice(variant.lastIndexOf('/') + 1));
  const download = await app.request(variant);
  expect(download.status).toBe(200);
  expect(await sharp(await download.bytes()).metadata()).toMatchObject({ width: 1600 });
  expect(download.headers.get('cache-control')).toBe('no-cache');
});

test('responds to conditional and range requests', async () => {
  const address = await shownPicture(await plainPicture().png().toBuffer());
  const get = (headers: Record<string, string>) => app.request(address, { headers });
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
