import sharp from 'sharp';
import { expect, test } from 'vitest';
import { setUpLibrary } from '../../../tests/support/pictures/library.ts';
import { plainPicture } from '../../../tests/support/pictures/make-pictures.ts';
import { shareImagePath } from '../../shared/pictures/picture.ts';
import { findShownPictures } from './shown.ts';

const { app, add, call, hashOf, logIn, send, store } = setUpLibrary();

/** A tall picture: red above, blue below. */
async function addTall(): Promise<string> {
  const input = await plainPicture(300, 600, '#ff0000').png().toBuffer();
  const bytes = await plainPicture(300, 1200, '#0000ff')
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return hashOf((await send(new Blob([new Uint8Array(bytes)]), 'toren.png')).body.imageUrl);
}

/** Logs in, and publishes an article with the picture that `bring` uploads. */
async function publish(bring: () => Promise<string>): Promise<string> {
  const { cookie } = await logIn();
  const hash = await bring();
  await app.article(cookie, { image: `/api/admin/download/${hash}.webp`, isPublished: true });
  return hash;
}

async function pathOf(hash: string): Promise<string> {
  const shown = (await findShownPictures(app.db, [hash]))[hash];
  return shown ? shareImagePath(hash, shown) : '';
}

test.each([
  [0, 'red'],
  [100, 'blue'],
])('crops to 1200 × 630 around a focal point at %i %% height', async (focalY, colour) => {
  const hash = await publish(addTall);
  await call('PATCH', `pictures/${hash}`, { version: 1, focalY });
  const response = await app.request(await pathOf(hash));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
    'x-content-type-options': 'nosniff',
  });
  const image = sharp(await response.bytes());
  expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { dominant } = await image.stats();
  expect(dominant.r > dominant.b ? 'red' : 'blue').toBe(colour);
});

test('has another address after each change, and serves only the current one', async () => {
  const hash = await publish(addTall);
  const before = await pathOf(hash);
  await call('PATCH', `pictures/${hash}`, { version: 1, focalX: 40 });
  const moved = await pathOf(hash);
  await call('PUT', `pictures/${hash}/edits`, { version: 2, turns: 1, crop: null });
  const turned = await pathOf(hash);
  expect(new Set([before, moved, turned]).size).toBe(3);
  const statuses = await Promise.all([before, moved, turned].map(async (path) => (await app.request(path)).status));
  expect(statuses).toEqual([404, 404, 200]);
});

test.each(['share-x.jpg', 'share-000000000000-10-10.jpg', '', '..%2f..%2fsecret', 'jpg'])(
  'computes nothing for a guessed address: %j',
  async (file) => {
    await logIn();
    const hash = await add('red', 'rood.png');
    expect((await app.request(`/api/admin/download/${hash}/${file}`)).status).toBe(404);
    expect((await app.request(`/api/admin/download/${'0'.repeat(32)}/${file}`)).status).toBe(404);
  },
);

test('makes no image of a picture that readers do not see', async () => {
  await logIn();
  const hash = await addTall();
  expect((await app.request(await pathOf(hash))).status).toBe(404);
});

test('says that the image does not exist when its file is missing', async () => {
  const hash = await publish(() => add('#123456', 'weg.png'));
  store.files.clear();
  expect((await app.request(await pathOf(hash))).status).toBe(404);
});

test('makes an image once for all who ask at the same time', async () => {
  const hash = await publish(() => add('#654321', 'druk.png'));
  const path = await pathOf(hash);
  let reads = 0;
  const { find } = store;
  store.find = (name) => {
    reads += 1;
    return find(name);
  };
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await app.request(path)).status));
  store.find = find;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(reads).toBe(1);
});
