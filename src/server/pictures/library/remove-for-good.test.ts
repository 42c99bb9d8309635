import { beforeEach, describe, expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpLibrary } from '../../../../tests/support/pictures/library.ts';
import { plainPicture } from '../../../../tests/support/pictures/make-pictures.ts';
import type { ReadArticle } from '../../../shared/contract/articles/articles.ts';
import { DAY_MS } from '../../../shared/dates/durations.ts';
import { DEFAULT_IMAGE } from '../../../shared/pictures/picture.ts';
import { authorTag } from '../../articles/cache-tags.ts';
import { eq } from '../../db/drizzle.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { cacheTags } from '../../db/schema/cache.ts';
import { images } from '../../db/schema/images.ts';
import { removeUnusedImages } from '../remove-unused.ts';

const { add, app, call, details, hashOf, logIn, names, send, store } = setUpLibrary();
const address = (hash: string) => `/api/admin/download/${hash}.webp`;
const remove = async (hash: string) => (await call('POST', `pictures/${hash}/remove-for-good`)).status;
const RIGHT_HALF = { turns: 0, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } };
const crop = (hash: string, version: number) => call('PUT', `pictures/${hash}/edits`, { version, ...RIGHT_HALF });

let cookie = '';
beforeEach(async () => {
  ({ cookie } = await logIn('editor'));
});

/** A published article with the picture above and in its text, an earlier version of another, and a writer. */
async function useEverywhere(hash: string) {
  const article = await app.article(cookie, {
    image: address(hash),
    imageAlt: 'Jan in de tuin',
    content: `<p>Zie Jan</p><img src="${address(hash)}" alt="Jan">`,
    isPublished: true,
  });
  const past = await app.article(cookie, { title: 'Rust', image: address(hash) });
  await call('PUT', `articles/${past.id}`, { ...ARTICLE, title: 'Rust', image: null, version: 1 });
  await call('POST', 'writers', { name: 'Jan', email: 'jan@clinic.example', profileImage: address(hash) });
  return article;
}
const read = async (slug: string) => (await (await app.request(`/api/articles/${slug}`)).json()) as ReadArticle;

test('shows the stand-in in every place, and leaves every text as it was', async () => {
  const hash = await add('red', 'jan-de-vries.png');
  await call('PATCH', `pictures/${hash}`, { version: 1, alt: 'Jan de Vries', caption: 'Jan', credit: 'Foto: Jan' });
  const { slug } = await useEverywhere(hash);
  const before = await read(slug);
  expect(await remove(hash)).toBe(204);
  const after = await read(slug);
  expect(after).toEqual({ ...before, pictures: { [hash]: expect.objectContaining({ src: DEFAULT_IMAGE }) } });
  expect(after.pictures[hash]).toMatchObject({ alt: null, caption: null, credit: null });
  expect(await names()).toEqual([]);
});

test('deletes the files, also those behind a crop and a replacement', async () => {
  const hash = await add('red', 'jan.png');
  await crop(hash, 1);
  const by = await add('blue', 'ander.png', hash);
  await call('POST', `pictures/${hash}/replace`, { by, version: 2 });
  await crop(hash, 3);
  expect(store.files.size).toBe(12);
  await useEverywhere(hash);
  const { shown } = await details(hash);
  expect((await app.request(shown)).status).toBe(200);
  expect(await remove(hash)).toBe(204);
  expect(store.files.size).toBe(0);
  for (const url of [address(hash), address(by), shown])
    expect((await app.request(url, { cookie })).status, url).toBe(404);
});

test('removes it where it stands in place of another picture', async () => {
  const [other, hash] = [await add('red', 'tuin.png'), await add('blue', 'jan.png')];
  await call('POST', `pictures/${other}/replace`, { by: hash, version: 1 });
  await crop(other, 2);
  const { slug } = await app.article(cookie, { image: address(other), isPublished: true });
  expect((await details(hash)).placedIn).toEqual({ articles: 1, documents: 0, versions: 1, profiles: 0 });
  await remove(hash);
  expect((await read(slug)).pictures[other]?.src).toBe(DEFAULT_IMAGE);
  expect((await app.request(address(other))).status).toBe(404);
  expect([...store.files.keys()].every((name) => name.startsWith(other))).toBe(true);
  await call('POST', `pictures/${other}/replace`, { by: other, version: 4 });
  expect((await read(slug)).pictures[other]?.src).toBe(address(other));
});

test('deletes all that was made of it in place of another picture, whose own files stay', async () => {
  const [other, hash] = [await add('red', 'tuin.png'), await add('blue', 'jan.png')];
  await crop(other, 1);
  const own = hashOf((await details(other)).shown);
  await call('POST', `pictures/${other}/replace`, { by: hash, version: 2 });
  await crop(other, 3);
  const first = hashOf((await details(other)).shown);
  await call('PUT', `pictures/${other}/edits`, { version: 4, turns: 1, crop: null });
  await call('POST', `pictures/${other}/replace`, { by: other, version: 5 });
  expect((await app.request(address(first), { cookie })).status).toBe(200);
  expect(await remove(hash)).toBe(204);
  expect((await app.request(address(first), { cookie })).status).toBe(404);
  expect(new Set([...store.files.keys()].map(hashOf))).toEqual(new Set([other, own]));
});

test('counts the articles, versions and profiles with the picture', async () => {
  const hash = await add('red', 'jan.png');
  await useEverywhere(hash);
  expect((await details(hash)).placedIn).toEqual({ articles: 1, documents: 0, versions: 2, profiles: 1 });
});

test('purges every page with it, and logs who did it without its name', async () => {
  const hash = await add('red', 'jan-de-vries.png');
  const { slug, id } = await useEverywhere(hash);
  await app.db.delete(cacheTags);
  await remove(hash);
  const tags = (await app.db.select().from(cacheTags)).map(({ tag }) => tag);
  expect(tags.sort()).toEqual(['articles', `article:${slug}`, authorTag('Jan'), `card:${id}`, 'pictures'].sort());
  const logged = await app.db.select().from(auditLog).where(eq(auditLog.action, 'picture.deleted-for-good'));
  expect(logged).toMatchObject([{ actor: 'anna@clinic.example', subject: `${hash.slice(0, 8)}.webp` }]);
});

test('refuses the same file from then on, and a second removal', async () => {
  const hash = await add('red', 'jan.png');
  await remove(hash);
  const again = await send(await plainPicture(60, 40, 'red').png().toBuffer(), 'jan.png');
  expect([again.status, again.body.error]).toEqual([400, expect.stringContaining('removed from the site for good')]);
  expect(await remove(hash)).toBe(404);
  expect(store.files.size).toBe(0);
});

test('removes a picture from the bin, and saves texts that still name it', async () => {
  const hash = await add('red', 'jan.png');
  await call('DELETE', `pictures/${hash}`);
  expect(await remove(hash)).toBe(204);
  expect((await app.article(cookie, { image: address(hash) })).id).toBeGreaterThan(0);
  app.time.now = new Date(app.time.now.getTime() + 40 * DAY_MS);
  await removeUnusedImages(app.system);
  expect(await app.db.select({ state: images.state }).from(images)).toEqual([{ state: 'removed' }]);
});

test('lets no writer remove a picture, not even their own', async () => {
  await logIn('writer');
  const hash = await add('red', 'jan.png');
  expect(await remove(hash)).toBe(403);
  expect((await details(hash)).mayRemove).toBe(false);
});

describe('at the same time', () => {
  /** Calls `work` while the next files are being stored. */
  function whileStoring(work: () => Promise<unknown>) {
    const { put } = store;
    store.put = async (files) => {
      store.put = put;
      await work();
      return put(files);
    };
  }
  const cleanUp = async () => {
    await app.db
      .update(images)
      .set({ claimedUntil: new Date(0) })
      .where(eq(images.state, 'storing'));
    await removeUnusedImages(app.system);
  };

  test('a crop loses against the removal, and leaves no file', async () => {
    const hash = await add('red', 'jan.png');
    whileStoring(() => remove(hash));
    expect((await crop(hash, 1)).ok).toBe(false);
    await app.db.update(images).set({ claimedUntil: new Date(0) });
    await cleanUp();
    expect(store.files.size).toBe(0);
  });

  test('a file for a replacement that arrives later is deleted', async () => {
    const hash = await add('red', 'jan.png');
    const by = await add('blue', 'ander.png', hash);
    await app.db.update(images).set({ partOf: null }).where(eq(images.hash, by));
    await remove(hash);
    await app.db.update(images).set({ partOf: hash }).where(eq(images.hash, by));
    expect((await app.request(address(by), { cookie })).status).toBe(404);
    await cleanUp();
    expect(store.files.size).toBe(0);
  });

  test('a repair of the same picture does not bring it back', async () => {
    const hash = await add('red', 'jan.png');
    store.files.clear();
    whileStoring(() => remove(hash));
    const again = await send(await plainPicture(60, 40, 'red').png().toBuffer(), 'jan.png');
    expect(again.status).toBe(503);
    await app.db.update(images).set({ claimedUntil: new Date(0) });
    await cleanUp();
    expect(store.files.size).toBe(0);
    expect(await names()).toEqual([]);
  });

  test('makes one of two removals, and a save succeeds', async () => {
    const hash = await add('red', 'jan.png');
    const [first, second, saved] = await Promise.all([
      remove(hash),
      remove(hash),
      app.article(cookie, { image: address(hash) }),
    ]);
    expect([first, second].sort()).toEqual([204, 404]);
    expect(saved.id).toBeGreaterThan(0);
  });

  test('the next clean-up removes the files of a store that was unavailable', async () => {
    const hash = await add('red', 'jan.png');
    await app.article(cookie, { image: address(hash), isPublished: true });
    const { remove: removeFiles } = store;
    store.remove = () => Promise.reject(new Error('unavailable'));
    expect(await remove(hash)).toBe(204);
    store.remove = removeFiles;
    expect(store.files.size).toBe(3);
    expect((await app.request(address(hash), { cookie })).status).toBe(404);
    await cleanUp();
    expect(store.files.size).toBe(0);
  });
});

test('shows the stand-in for a crop that an article names by its own address', async () => {
  const hash = await add('red', 'jan.png');
  await crop(hash, 1);
  const cropped = hashOf((await details(hash)).shown);
  const { slug } = await app.article(cookie, { image: address(cropped), isPublished: true });
  await remove(hash);
  expect((await read(slug)).pictures[cropped]?.src).toBe(DEFAULT_IMAGE);
});
