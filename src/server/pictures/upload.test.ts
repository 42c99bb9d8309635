import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  animatedAvif,
  animatedPng,
  heic,
  pagedTiff,
  plainPicture,
} from '../../../tests/support/pictures/make-pictures.ts';
import { setUpUploads } from '../../../tests/support/pictures/upload-tools.ts';
import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import { imageAttributes, VARIANT_WIDTHS } from '../../shared/pictures/picture.ts';

const { app, store, upload } = setUpUploads();

/** Uploads a picture and downloads its three files. */
async function uploadAndDownload(content: BlobPart) {
  const { cookie } = await app.logIn();
  const { body } = await upload(content, cookie);
  const bytesAt = async (url: string) => await (await app.request(url, { cookie })).bytes();
  return {
    large: await bytesAt(body.imageUrl),
    medium: await bytesAt(body.imageUrl.replace('.webp', '-1080.webp')),
    small: await bytesAt(body.imageUrl.replace('.webp', '-640.webp')),
  };
}

test('responds with the address where a published picture is for everybody', async () => {
  const { cookie } = await app.logIn();
  const { status, body } = await upload(await plainPicture().png().toBuffer(), cookie);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    imageUrl: expect.stringMatching(/^\/api\/admin\/download\/[0-9a-f]{32}\.webp$/),
  });

  await app.article(cookie, { image: body.imageUrl, isPublished: true });
  const download = await app.request(body.imageUrl, { cookie });
  expect(download.status).toBe(200);
  expect(Object.fromEntries(download.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{32}\.webp"$/),
  });
  expect(download.headers.get('set-cookie')).toBeNull();
  expect((await sharp(await download.bytes()).metadata()).format).toBe('webp');
});

test('stores at most 2400 px, and variants of 1080 and 640 px', async () => {
  const { large, medium, small } = await uploadAndDownload(await plainPicture(3000, 1500).jpeg().toBuffer());
  expect(await sharp(large).metadata()).toMatchObject({ width: 2400, height: 1200 });
  expect(await sharp(medium).metadata()).toMatchObject({ width: 1080, height: 540 });
  expect(await sharp(small).metadata()).toMatchObject({ width: 640, height: 320 });
});

test('stores a file of every width that pages name', async () => {
  const { cookie } = await app.logIn();
  const { body } = await upload(await plainPicture(1800, 900).jpeg().toBuffer(), cookie);
  const { srcSet = '' } = imageAttributes(body.imageUrl, '100vw', { src: body.imageUrl, width: 1800, height: 900 });
  const named = srcSet.split(', ').map((entry) => entry.split(' '));
  expect(named).toHaveLength(Object.keys(VARIANT_WIDTHS).length + 1);
  for (const [address = '', width] of named) {
    const file = await (await app.request(address, { cookie })).bytes();
    expect(`${(await sharp(file).metadata()).width}w`).toBe(width);
  }
});

test('turns a picture upright and removes its metadata', async () => {
  const original = await plainPicture(60, 40)
    .withExif({ IFD0: { Copyright: 'GPSPOSITION' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 23/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const { large } = await uploadAndDownload(original);
  const after = await sharp(large).metadata();
  expect(after).toMatchObject({ width: 40, height: 60 });
  expect([after.exif, after.orientation, after.xmp, after.icc]).toEqual([undefined, undefined, undefined, undefined]);
  expect(Buffer.from(large).includes('GPSPOSITION')).toBe(false);
});

test('keeps an animated GIF animated', { tags: ['slow'] }, async () => {
  const frames = await Promise.all(
    ['red', 'green', 'blue'].map((colour) => plainPicture(800, 600, colour).png().toBuffer()),
  );
  const gif = await sharp(
    frames.map((frame) => Buffer.from(frame)),
    { join: { animated: true } },
  )
    .gif({ delay: [100, 200, 300], loop: 0 })
    .toBuffer();
  const { large, small } = await uploadAndDownload(gif);
  expect(await sharp(large).metadata()).toMatchObject({ format: 'webp', pages: 3, delay: [100, 200, 300] });
  expect(await sharp(small).metadata()).toMatchObject({ pages: 3, width: 640 });
});

test('says what the website does not show of a picture', async () => {
  const { cookie } = await app.logIn();
  for (const [content, notice] of [
    [await animatedPng(), expect.stringContaining('stands still')],
    [await animatedAvif(), expect.stringContaining('stands still')],
    [await pagedTiff(), expect.stringContaining('several pages')],
    [await plainPicture().png().toBuffer(), undefined],
  ] as const) {
    const { status, body } = await upload(new Uint8Array(content), cookie);
    expect({ status, ...body }).toMatchObject({ status: 200, success: true });
    expect(body.notice).toEqual(notice);
    const { pages } = await sharp(await (await app.request(body.imageUrl, { cookie })).bytes()).metadata();
    expect(pages ?? 1).toBe(1);
  }
});

test.each([
  ['HEIC', heic(), /format HEIC/],
  ['JPEG XL', Buffer.from('\xff\x0a\xfa\x7f', 'latin1'), /cannot show the format JPEG XL\. Please save/],
  ['BMP', Buffer.from('BM\x46\0\0\0\0\0\0\0', 'latin1'), /cannot show the format BMP\. Please save/],
])('refuses %s by its name', async (_, content, error) => {
  const { cookie } = await app.logIn();
  expect(await upload(new Uint8Array(content), cookie)).toMatchObject({
    status: 415,
    body: { success: false, error: expect.stringMatching(error) },
  });
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

test('refuses a small file of more than 50 megapixels', { tags: ['slow'] }, async () => {
  const { cookie } = await app.logIn();
  const bomb = await plainPicture(8000, 7000).png({ compressionLevel: 9 }).toBuffer();
  expect(await upload(bomb, cookie)).toMatchObject({ status: 413, body: { success: false } });
});

test('refuses a damaged picture', async () => {
  const { cookie } = await app.logIn();
  const whole = await plainPicture(900, 900).png().toBuffer();
  expect(await upload(whole.subarray(0, whole.length / 2), cookie)).toMatchObject({
    status: 400,
    body: { success: false, error: expect.stringContaining('damaged') },
  });
});

test('refuses visitors, other upload types and other form fields', async () => {
  const content = await plainPicture().png().toBuffer();
  expect(await upload(content)).toMatchObject({ status: 401, body: { success: false } });
  const { cookie } = await app.logIn();
  expect(await upload(content, cookie, { type: 'other' })).toMatchObject({ status: 400, body: { success: false } });
  expect(await upload(content, cookie, { field: 'file' })).toMatchObject({ status: 400, body: { success: false } });
  expect((await app.request('/api/admin/upload/article', { method: 'POST', body: {}, cookie })).status).toBe(415);
});

test('stores nothing when the store fails, and accepts the next upload', async () => {
  const { cookie } = await app.logIn();
  const content = await plainPicture().png().toBuffer();
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
  const [png, tiff] = await Promise.all([plainPicture().png().toBuffer(), plainPicture().tiff().toBuffer()]);
  const addresses = await Promise.all([png, png, tiff].map((content) => upload(content, cookie)));
  expect(new Set(addresses.map(({ body }) => body.imageUrl)).size).toBe(1);
  expect(store.files.size).toBe(3);
});
