import sharp from 'sharp';
import { expect, test } from 'vitest';
import { setUpLibrary } from '../../../../tests/support/pictures/library.ts';
import { animation, plainPicture } from '../../../../tests/support/pictures/make-pictures.ts';
import type { PictureDetails, PictureEdits } from '../../../shared/contract/pictures/pictures.ts';
import { eq } from '../../db/drizzle.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { cacheTags } from '../../db/schema/cache.ts';
import { images } from '../../db/schema/images.ts';

const { add, app, call, details, hashOf, logIn, names, send, store } = setUpLibrary();
const address = (hash: string) => `/api/admin/download/${hash}.webp`;
const NONE: PictureEdits = { turns: 0, crop: null };
const RIGHT_HALF = { x: 0.5, y: 0, width: 0.5, height: 1 };

const put = (hash: string, version: number, edits: PictureEdits) =>
  call('PUT', `pictures/${hash}/edits`, { version, ...edits });
async function edit(hash: string, version: number, edits: PictureEdits) {
  const response = await put(hash, version, edits);
  return { status: response.status, body: (await response.json()) as PictureDetails & { error: string } };
}

/** A picture of four colours, 600 by 400: red and green above, blue and white below. */
async function addQuarters(): Promise<string> {
  const part = (left: number, top: number, colour: string) =>
    plainPicture(300, 200, colour)
      .png()
      .toBuffer()
      .then((input) => ({ input, left, top }));
  const parts = [part(0, 0, '#ff0000'), part(300, 0, '#00ff00'), part(0, 200, '#0000ff')];
  const bytes = await plainPicture(600, 400, '#ffffff')
    .composite(await Promise.all(parts))
    .png()
    .toBuffer();
  return hashOf((await send(bytes, 'vier.png')).body.imageUrl);
}

/** The corner colours of the shown picture: top left, top right, bottom left, bottom right. */
async function cornersOf({ shown }: PictureDetails): Promise<string> {
  const file = store.files.get(shown.split('/').at(-1) ?? '');
  const { data, info } = await sharp(await file?.bytes())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const from = (y * info.width + x) * info.channels;
    return [...data.subarray(from, from + 3)].map((value) => (value > 128 ? 1 : 0)).join('');
  };
  const names: Record<string, string> = { '100': 'red', '010': 'green', '001': 'blue', '111': 'white' };
  const [right, bottom] = [info.width - 10, info.height - 10];
  const corners = [colourAt(9, 9), colourAt(right, 9), colourAt(9, bottom), colourAt(right, bottom)];
  return corners.map((colour) => names[colour]).join(' ');
}

test.each([
  [0, null, 600, 400, 'red green blue white'],
  [1, null, 400, 600, 'blue red white green'],
  [2, null, 600, 400, 'white blue green red'],
  [3, null, 400, 600, 'green white red blue'],
  [0, RIGHT_HALF, 300, 400, 'green green white white'],
  [1, RIGHT_HALF, 200, 600, 'red red green green'],
  [2, RIGHT_HALF, 300, 400, 'blue blue red red'],
  [3, RIGHT_HALF, 200, 600, 'white white blue blue'],
])('shows %i turns, then the crop %j', async (turns, crop, width, height, corners) => {
  await logIn();
  const hash = await addQuarters();
  const { body } = await edit(hash, 1, { turns, crop });
  expect(body).toMatchObject({ width, height, version: 2 });
  expect(await cornersOf(body)).toBe(corners);
  expect(Boolean(store.files.get(`${hash}.webp`))).toBe(true);
});

test('each edit starts from the original pixels, and can be undone fully', async () => {
  await logIn();
  const hash = await addQuarters();
  const first = await edit(hash, 1, { turns: 1, crop: RIGHT_HALF });
  const second = await edit(hash, 2, { turns: 1, crop: null });
  expect([second.body.width, second.body.height]).toEqual([400, 600]);
  const again = await edit(hash, 3, { turns: 1, crop: RIGHT_HALF });
  expect(again.body.shown).toBe(first.body.shown);
  const undone = await edit(hash, 4, NONE);
  expect(undone.body).toMatchObject({ shown: address(hash), edits: null, width: 600, height: 400 });
  expect(await names()).toEqual(['vier.png']);
  expect(await app.db.select().from(auditLog).where(eq(auditLog.action, 'picture.edited'))).toHaveLength(4);
});

test('the edited file has no metadata, belongs to its picture, and is used', async () => {
  await logIn();
  const hash = await addQuarters();
  const { body } = await edit(hash, 1, { turns: 1, crop: null });
  const [row] = await app.db
    .select()
    .from(images)
    .where(eq(images.hash, hashOf(body.shown)));
  expect(row).toMatchObject({ partOf: hash, width: 400, height: 600, state: 'stored' });
  const { exif, icc, orientation } = await sharp(
    await store.files.get(`${hashOf(body.shown)}.webp`)?.bytes(),
  ).metadata();
  expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
});

test('moves the focal point, and purges every page with the picture', async () => {
  const { cookie } = await logIn();
  const hash = await addQuarters();
  const { slug, id } = await app.article(cookie, { image: address(hash), isPublished: true });
  await call('PATCH', `pictures/${hash}`, { version: 1, focalX: 20, focalY: 30 });
  await app.db.delete(cacheTags);
  const { body } = await edit(hash, 2, { turns: 1, crop: null });
  expect([body.focalX, body.focalY]).toEqual([70, 20]);
  const tags = (await app.db.select().from(cacheTags)).map(({ tag }) => tag);
  expect(tags.sort()).toEqual(['articles', `article:${slug}`, `card:${id}`, 'pictures'].sort());
});

test('makes one of two edits at once, and refuses the other', async () => {
  await logIn();
  const hash = await addQuarters();
  const both = await Promise.all([edit(hash, 1, { turns: 1, crop: null }), edit(hash, 1, { turns: 2, crop: null })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.error).toMatch(/^Somebody else changed this picture/);
  expect((await details(hash)).version).toBe(2);
});

test('refuses edits of a picture that has been replaced', async () => {
  await logIn();
  const hash = await addQuarters();
  const by = await add('red', 'rood.png', hash);
  const find = store.find;
  store.find = async (name) => {
    store.find = find;
    await call('POST', `pictures/${hash}/replace`, { by, version: 1 });
    return find(name);
  };
  expect(await edit(hash, 1, { turns: 1, crop: null })).toMatchObject({ status: 409 });
  expect(await details(hash)).toMatchObject({ shown: address(by), edits: null });
  const turned = await edit(hash, 2, { turns: 1, crop: null });
  expect(turned.body).toMatchObject({ width: 40, height: 60 });
});

test('refuses to edit what is deleted, missing, animated or a colleague’s', async () => {
  const { cookie } = await logIn();
  const missing = await addQuarters();
  store.files.delete(`${missing}.webp`);
  expect(await edit(missing, 1, { turns: 1, crop: null })).toMatchObject({
    status: 400,
    body: { error: 'The file of this picture is missing. Upload it again, or replace it, then edit it.' },
  });
  const gone = await add('blue', 'zee.png');
  await call('DELETE', `pictures/${gone}`);
  expect(await edit(gone, 1, { turns: 1, crop: null })).toMatchObject({ status: 404 });
  const moving = hashOf((await send(new Blob([new Uint8Array(await animation())]), 'loop.gif')).body.imageUrl);
  expect(await edit(moving, 1, { turns: 1, crop: null })).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/^This picture moves/) },
  });
  const others = await add('green', 'gras.png');
  await app.article(cookie, { image: address(others), isPublished: true });
  await logIn('writer');
  expect(await edit(others, 1, { turns: 1, crop: null })).toMatchObject({ status: 403 });
});

test.each([
  { turns: 4, crop: null },
  { turns: 1.5, crop: null },
  { turns: 0, crop: { x: 0.6, y: 0, width: 0.5, height: 1 } },
  { turns: 0, crop: { x: 0, y: 0, width: 0.01, height: 1 } },
  { turns: 0, crop: { x: -0.1, y: 0, width: 0.5, height: 1 } },
])('refuses %j', async (edits) => {
  await logIn();
  expect((await put(await add('red', 'rood.png'), 1, edits as PictureEdits)).status).toBe(400);
});

test('edits a picture of the largest size in one go', async () => {
  await logIn();
  const bytes = await plainPicture(6000, 8000).jpeg().toBuffer();
  const hash = hashOf((await send(new Blob([new Uint8Array(bytes)]), 'groot.jpg')).body.imageUrl);
  const { body } = await edit(hash, 1, { turns: 3, crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } });
  expect(body).toMatchObject({ width: 1200, height: 900 });
});
