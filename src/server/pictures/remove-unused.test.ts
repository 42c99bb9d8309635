import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { NOW } from '../../../tests/support/api/test-dependencies.ts';
import { plainPicture } from '../../../tests/support/pictures/make-pictures.ts';
import { setUpUploads } from '../../../tests/support/pictures/upload-tools.ts';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { eq, inArray, sql } from '../db/drizzle.ts';
import { rowsOf } from '../db/rows-of.ts';
import { images, pictureUses } from '../db/schema/images.ts';
import { writers } from '../db/schema/writers.ts';
import { claimForStoring, claimRemovable } from './claims.ts';
import { HASH_IN_TEXT } from './file-names.ts';
import { removeUnusedImages } from './remove-unused.ts';

const { app, store, upload } = setUpUploads();

test('removes a picture that lay in the bin for 30 days', { tags: ['slow'] }, async () => {
  const { cookie } = await app.logIn();
  const [unused, binned, asImage, inText, ofWriter] = await Promise.all(
    ['red', 'black', 'green', 'blue', 'white'].map((colour) => uploadColour(colour, cookie)),
  );
  await app.article(cookie, { image: asImage });
  await app.article(cookie, { content: `<p>Zie</p><img src="${inText?.replace('.webp', '-640.webp')}">` });
  await app.db.insert(writers).values({ name: 'Anna', email: 'anna@clinic.example', profileImage: ofWriter ?? '' });
  expect((await app.request(`/api/admin/pictures/${hashOf(binned)}`, { method: 'DELETE', cookie })).status).toBe(204);

  expect(await removedAfter(29)).toBe(0);
  expect(await statusForStaff(binned ?? '')).toBe(200);
  expect(await removedAfter(31)).toBe(1);
  expect(store.files.size).toBe(12);
  expect(await statusForStaff(binned ?? '')).toBe(404);
  expect(await removedAfter(3000)).toBe(0);
  for (const url of [unused, asImage, inText, ofWriter]) expect(await statusForStaff(url ?? '')).toBe(200);
});

const uploadColour = async (colour: string, cookie: string) =>
  (await upload(await plainPicture(60, 40, colour).png().toBuffer(), cookie)).body.imageUrl;
/** Logs in again each time, because sessions end as the clock moves. */
const statusForStaff = async (url: string) => (await app.request(url, { cookie: (await app.logIn()).cookie })).status;
const hashOf = (url = '') => /[0-9a-f]{32}/.exec(url)?.[0] ?? '';

/** Counts from the tests' clock, or from the real day for rows that the database dates itself. */
async function removedAfter(days: number, from = NOW) {
  app.time.now = new Date(from.getTime() + days * DAY_MS);
  return removeUnusedImages(app.system);
}

test('takes a picture from the bin when something uses it again', async () => {
  const { cookie } = await app.logIn();
  const [image, inChanges] = await Promise.all(['orange', 'red'].map((colour) => uploadColour(colour, cookie)));
  const { id } = await app.article(cookie, { isPublished: true });
  for (const url of [image, inChanges])
    await app.request(`/api/admin/pictures/${hashOf(url)}`, { method: 'DELETE', cookie });
  await app.article(cookie, { image });
  const changes = { ...ARTICLE, isPublished: true, image: inChanges, version: 1, draft: null };
  expect(
    (await app.request(`/api/admin/articles/${id}/draft-changes`, { method: 'PUT', body: changes, cookie })).status,
  ).toBe(200);
  expect(await removedAfter(31)).toBe(0);
  for (const url of [image, inChanges])
    expect(
      await app.db
        .select()
        .from(images)
        .where(eq(images.hash, hashOf(url))),
    ).toMatchObject([{ deletedAt: null }]);
});

test('keeps files of a picture until it has not shown them for 30 days', async () => {
  const { cookie } = await app.logIn();
  const [picture, first, second] = await Promise.all(
    ['orange', 'red', 'blue'].map((colour) => uploadColour(colour, cookie)),
  );
  await app.db
    .update(images)
    .set({ partOf: hashOf(picture) })
    .where(inArray(images.hash, [hashOf(first), hashOf(second)]));
  const replace = async (by: string | undefined, version: number) =>
    app.request(`/api/admin/pictures/${hashOf(picture)}/replace`, {
      method: 'POST',
      body: { by: hashOf(by), version },
      cookie: (await app.logIn()).cookie,
    });
  expect((await replace(first, 1)).status).toBe(200);
  // The second was uploaded, and never used.
  expect(await removedAfter(31)).toBe(1);
  expect(await statusForStaff(second ?? '')).toBe(404);
  app.time.now = new Date(NOW.getTime() + 100 * DAY_MS);
  expect((await replace(picture, 2)).status).toBe(200);
  expect(await removedAfter(129)).toBe(0);
  expect(await removedAfter(131)).toBe(1);
  expect(await statusForStaff(first ?? '')).toBe(404);
  expect(await statusForStaff(picture ?? '')).toBe(200);
});

const uses = () => {
  const { picture, place, ownerKind, ownerId } = pictureUses;
  return app.db.select().from(pictureUses).orderBy(picture, place, ownerKind, ownerId);
};
const picture = (letter: string) => letter.repeat(32);
const address = (letter: string, size = '') => `/api/admin/download/${picture(letter)}${size}.webp`;

test('records each use of a picture, and deletes the record when it ends', async () => {
  const { cookie } = await app.logIn();
  const content = `<p>Zie</p><img src="${address('a', '-640')}"><img src="${address('a')}"><img src="${address('b')}">`;
  const { id } = await app.article(cookie, { image: address('a'), content });
  const { id: writer } = (await (
    await app.request('/api/admin/writers', {
      method: 'POST',
      body: { name: 'Eva', email: 'eva@clinic.example', profileImage: address('b') },
      cookie,
    })
  ).json()) as { id: number };
  const [article, first, second, ofWriter] = [
    { ownerKind: 'article', ownerId: id } as const,
    { ownerKind: 'revision', ownerId: 1 } as const,
    { ownerKind: 'revision', ownerId: 2 } as const,
    { ownerKind: 'writer', ownerId: writer } as const,
  ];
  expect(await uses()).toEqual([
    { picture: picture('a'), ...article, place: 'content' },
    { picture: picture('a'), ...first, place: 'content' },
    { picture: picture('a'), ...article, place: 'image' },
    { picture: picture('a'), ...first, place: 'image' },
    { picture: picture('b'), ...article, place: 'content' },
    { picture: picture('b'), ...first, place: 'content' },
    { picture: picture('b'), ...ofWriter, place: 'profile-image' },
  ]);
  const body = { ...ARTICLE, image: address('b'), version: 1 };
  await app.request(`/api/admin/articles/${id}`, { method: 'PUT', body, cookie });
  await app.request(`/api/admin/writers/${writer}`, { method: 'DELETE', cookie });
  expect(await uses()).toEqual([
    { picture: picture('a'), ...first, place: 'content' },
    { picture: picture('a'), ...first, place: 'image' },
    { picture: picture('b'), ...first, place: 'content' },
    { picture: picture('b'), ...article, place: 'image' },
    { picture: picture('b'), ...second, place: 'image' },
  ]);
  await app.request(`/api/admin/writers/${writer}/restore`, { method: 'POST', cookie });
  await app.request(`/api/admin/articles/${id}`, { method: 'DELETE', cookie });
  await app.request(`/api/admin/bin/${id}`, { method: 'DELETE', cookie });
  expect(await uses()).toEqual([{ picture: picture('b'), ...ofWriter, place: 'profile-image' }]);
});

test('the database finds the same pictures in a text as the site does', async () => {
  const names = [
    picture('a'),
    `${picture('b')}-640`,
    `${picture('c')}-1080`,
    `${picture('d')}-99`,
    'e',
    'F'.repeat(32),
  ];
  const text = names.map((name) => `<img src="/x/${name}.webp">`).join('');
  const found = await rowsOf<{ hash: string }>(app.db, sql`select pictures_in(${text}) as hash order by 1`);
  expect(found.map(({ hash }) => hash)).toEqual(
    [...text.matchAll(new RegExp(HASH_IN_TEXT, 'g'))].map(([, hash]) => hash),
  );
  expect(found).toHaveLength(3);
});

test('removes what a crashed upload left, unless it is in use', async () => {
  const { cookie } = await app.logIn();
  const crash = async (colour: string) => {
    const { body } = await upload(await plainPicture(60, 40, colour).png().toBuffer(), cookie);
    const [, hash = ''] = /([0-9a-f]{32})/.exec(body.imageUrl) ?? [];
    await app.db
      .update(images)
      .set({ state: 'storing', claimedUntil: sql`now() - interval '1 minute'` })
      .where(eq(images.hash, hash));
    return body.imageUrl;
  };
  const [half, used] = [await crash('red'), await crash('green')];
  await app.article(cookie, { image: used });
  expect(await removeUnusedImages(app.system)).toBe(1);
  expect(await statusForStaff(half)).toBe(404);
  expect(await statusForStaff(used)).toBe(200);
  expect(await app.db.select({ state: images.state }).from(images)).toEqual([{ state: 'stored' }]);
});

test('leaves a picture alone whose upload is under way', async () => {
  const { db } = app;
  await claimForStoring(app.system, picture('a'));
  expect(await removeUnusedImages(app.system)).toBe(0);
  expect(await db.select({ state: images.state }).from(images)).toEqual([{ state: 'storing' }]);
  expect(await claimForStoring(app.system, picture('a'))).toBeUndefined();
});

test('removes the rest after a crash in the middle of a clean-up', async () => {
  const { cookie } = await app.logIn();
  const red = await uploadColour('red', cookie);
  await app.request(`/api/admin/pictures/${hashOf(red)}`, { method: 'DELETE', cookie });
  app.time.now = new Date(app.time.now.getTime() + 31 * DAY_MS);
  const failing = {
    ...app.system,
    images: { ...store, remove: async () => Promise.reject(new Error('the store is down')) },
  };
  await expect(removeUnusedImages(failing)).rejects.toThrow('the store is down');
  expect(await removeUnusedImages(app.system)).toBe(0);
  await app.db.update(images).set({ claimedUntil: sql`now() - interval '1 minute'` });
  expect(await removeUnusedImages(app.system)).toBe(1);
  expect(store.files.size).toBe(0);
});

test('refuses a save with a picture that is being removed', async () => {
  const { cookie } = await app.logIn();
  const red = await plainPicture(60, 40, 'red').png().toBuffer();
  const { body } = await upload(red, cookie);
  const article = { ...ARTICLE, image: body.imageUrl };
  await app.request(`/api/admin/pictures/${hashOf(body.imageUrl)}`, { method: 'DELETE', cookie });
  await claimRemovable(app.system, new Date(app.time.now.getTime() + DAY_MS), 10);
  const refused = await app.request('/api/admin/articles', { method: 'POST', body: article, cookie });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining('Upload it again') });
  const writer = { name: 'Eva', email: 'eva@clinic.example', profileImage: body.imageUrl };
  expect((await app.request('/api/admin/writers', { method: 'POST', body: writer, cookie })).status).toBe(400);
  await app.db.update(images).set({ claimedUntil: sql`now() - interval '1 minute'` });
  expect((await upload(red, cookie)).status).toBe(200);
  expect((await app.request('/api/admin/articles', { method: 'POST', body: article, cookie })).status).toBe(201);
});
