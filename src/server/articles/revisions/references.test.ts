import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { NOW } from '../../../../tests/support/api/test-dependencies.ts';
import { setUpHistory } from '../../../../tests/support/articles/history.ts';
import { plainPicture } from '../../../../tests/support/pictures/make-pictures.ts';
import { setUpUploads } from '../../../../tests/support/pictures/upload-tools.ts';
import { DAY_MS } from '../../../shared/dates/durations.ts';
import { eq } from '../../db/drizzle.ts';
import { images } from '../../db/schema/images.ts';
import { removeUnusedImages } from '../../pictures/remove-unused.ts';
import { deleteExpiredFromBin } from '../bin/bin.ts';
import { deleteOldRevisions } from './delete-old.ts';

const { app, store, upload } = setUpUploads();
const { article, read, save } = setUpHistory(app);

const call = (path: string, method: string, body?: object) =>
  app.request(`/api/admin/${path}`, { method, body, cookie: article.cookie });
const create = async (kind: string, body: object): Promise<{ id: number }> => (await call(kind, 'POST', body)).json();
const EVA = { name: 'Eva Maas', email: 'eva@clinic.example' };

test('names category and writer as they are called today', async () => {
  const category = await create('categories', { name: 'Slaap' });
  const writer = await create('writers', EVA);
  await save({ category: 'Slaap', writerId: writer.id });
  await save({ category: 'Slaap', writerId: writer.id, author: 'Gastredactie' });
  await call(`categories/${category.id}`, 'PUT', { name: 'Nachtrust' });
  await call(`writers/${writer.id}`, 'PUT', { ...EVA, name: 'Eva de Wit' });
  const nothing = { category: null, writer: null, pictures: [] };
  expect(await read(2)).toMatchObject({ article: { category: 'Nachtrust', author: 'Eva de Wit' }, missing: nothing });
  expect(await read(3)).toMatchObject({ article: { category: 'Nachtrust', author: 'Gastredactie' } });
});

test('adds nothing to the history when category and writer are renamed', async () => {
  const category = await create('categories', { name: 'Slaap' });
  const writer = await create('writers', EVA);
  await save({ category: 'Slaap', writerId: writer.id });
  await call(`categories/${category.id}`, 'PUT', { name: 'Nachtrust' });
  await call(`writers/${writer.id}`, 'PUT', { ...EVA, name: 'Eva de Wit' });
  await save({ category: 'Nachtrust', writerId: writer.id });
  expect((await read(2)).revision.isCurrent).toBe(true);
  await save({ category: 'Nachtrust', writerId: writer.id, title: 'Anders' });
  expect((await read(3)).revision).toMatchObject({ reason: 'saved', isCurrent: true });
});

test('names what was deleted since, until it is there again', async () => {
  const category = await create('categories', { name: 'Slaap' });
  const writer = await create('writers', EVA);
  await save({ category: 'Slaap', writerId: writer.id });
  await save({ title: 'Anders' });
  await call(`categories/${category.id}`, 'DELETE');
  await call(`writers/${writer.id}`, 'DELETE');
  expect(await read(2)).toMatchObject({
    article: { category: 'Slaap', author: 'Eva Maas', writerId: writer.id },
    missing: { category: 'Slaap', writer: 'Eva Maas', pictures: [] },
  });
  await create('categories', { name: 'Slaap' });
  await call(`writers/${writer.id}/restore`, 'POST');
  expect((await read(2)).missing).toEqual({ category: null, writer: null, pictures: [] });
});

async function uploadColour(colour: string): Promise<string> {
  return (await upload(await plainPicture(60, 40, colour).png().toBuffer(), article.cookie)).body.imageUrl;
}

test('names pictures of our own store that are gone', async () => {
  const [image, inText] = [await uploadColour('red'), await uploadColour('blue')];
  const small = inText.replace('.webp', '-640.webp');
  const elsewhere = `https://elders.example/${'a'.repeat(32)}.webp`;
  await save({
    image,
    content: `<p>Zie</p><img src="${small}"><img src="${elsewhere}"><img src="/assets/eigen.webp">`,
  });
  await save({ title: 'Zonder' });
  expect((await read(2)).missing.pictures).toEqual([]);
  await app.db.update(images).set({ state: 'removing' });
  expect((await read(2)).missing.pictures).toEqual([image, small]);
  await app.db.delete(images);
  expect((await read(2)).missing.pictures).toEqual([image, small]);
});

const deletionOf = async (image: string) => {
  const response = await call(`pictures/${/[0-9a-f]{32}/.exec(image)}`, 'DELETE');
  return response.status === 204 ? 'deleted' : ((await response.json()) as { error: string }).error;
};

test('keeps a picture as long as a revision has it', async () => {
  const after = (days: number) => {
    app.time.now = new Date(NOW.getTime() + days * DAY_MS);
  };
  const image = await uploadColour('green');
  await save({ image });
  await save({ title: 'Zonder' });
  after(89);
  Object.assign(article, await app.logIn());
  expect(await deleteOldRevisions(app.system)).toBe(0);
  expect(await deletionOf(image)).toContain('in the history of “Zonder”');
  after(91);
  Object.assign(article, await app.logIn());
  expect(await deleteOldRevisions(app.system)).toBe(2);
  expect(await deletionOf(image)).toBe('deleted');
  after(122);
  expect(await removeUnusedImages(app.system)).toBe(1);
  expect(store.files.size).toBe(0);
});

test('keeps the pictures of an article in the bin, and frees them after it', async () => {
  const image = await uploadColour('green');
  await save({ image });
  await save({ image, title: 'Anders' });
  await call(`articles/${article.id}`, 'DELETE');
  expect(await deletionOf(image)).toContain('in “Anders” in the bin');
  app.time.now = new Date(NOW.getTime() + 31 * DAY_MS);
  expect(await deleteExpiredFromBin(app.system)).toBe(1);
  Object.assign(article, await app.logIn());
  expect(await deletionOf(image)).toBe('deleted');
});

test('refuses a save with a picture that is just being removed', async () => {
  const image = await uploadColour('white');
  await app.db.update(images).set({ state: 'removing' });
  const refused = await save({ image });
  expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
    400,
    'A picture of this text is being deleted after 30 days in the bin. Upload it again, then save.',
  ]);
  expect((await read(2)) as object).toMatchObject({ error: expect.stringContaining('does not exist') });
  expect(await app.db.select().from(images).where(eq(images.state, 'removing'))).toHaveLength(1);
  expect((await save({ title: ARTICLE.title.toUpperCase() })).status).toBe(200);
});
