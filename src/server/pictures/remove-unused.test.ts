import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { plainPicture } from '../../../tests/support/pictures/make-pictures.ts';
import { setUpUploads } from '../../../tests/support/pictures/upload-tools.ts';
import { articles, writers } from '../db/schema/magazine.ts';
import { removeUnusedImages } from './remove-unused.ts';

const { app, store, upload } = setUpUploads();

test('removes a picture that is unused for 30 days', async () => {
  const { cookie } = await app.logIn();
  const uploadColour = async (colour: string) =>
    (await upload(await plainPicture(60, 40, colour).png().toBuffer(), cookie)).body.imageUrl;
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
  const { body } = await upload(await plainPicture(60, 40, 'orange').png().toBuffer(), cookie);
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
