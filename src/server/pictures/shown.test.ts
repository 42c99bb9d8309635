import { expect, test } from 'vitest';
import { refuseStatements } from '../../../tests/support/database/failing-statements.ts';
import { setUpLibrary } from '../../../tests/support/pictures/library.ts';
import type { PublicArticlePage, ReadArticle } from '../../shared/contract/articles/articles.ts';
import { latestArticles } from '../articles/published/published.ts';
import { eq } from '../db/drizzle.ts';
import { images } from '../db/schema/images.ts';
import { findShownPictures } from './shown.ts';

const { add, app, call, details, logIn, store } = setUpLibrary();
const address = (hash: string) => `/api/admin/download/${hash}.webp`;
const shownOf = async (hash: string) => (await findShownPictures(app.db, [hash]))[hash];

test('shows the edit, else the replacement, else the upload', async () => {
  await logIn();
  const hash = await add('red', 'rood.png');
  await call('PATCH', `pictures/${hash}`, {
    version: 1,
    focalX: 10,
    alt: 'Rood',
    caption: 'In de tuin',
    credit: 'Jan',
  });
  const about = { alt: 'Rood', caption: 'In de tuin', credit: 'Jan' };
  expect(await shownOf(hash)).toEqual({ src: address(hash), width: 60, height: 40, focalX: 10, focalY: 50, ...about });
  const by = await add('blue', 'blauw.png', hash);
  await call('POST', `pictures/${hash}/replace`, { by, version: 2 });
  expect(await shownOf(hash)).toMatchObject({ src: address(by), focalX: 50, ...about });
  await call('PUT', `pictures/${hash}/edits`, { version: 3, turns: 1, crop: null });
  const { shown } = await details(hash);
  expect(await shownOf(hash)).toMatchObject({ src: shown, width: 40, height: 60, ...about });
});

test('shows the upload while the file in its place is not stored', async () => {
  await logIn();
  const hash = await add('red', 'rood.png');
  await call('PUT', `pictures/${hash}/edits`, { version: 1, turns: 1, crop: null });
  const { shown } = await details(hash);
  await app.db
    .update(images)
    .set({ state: 'removing' })
    .where(eq(images.hash, /[0-9a-f]{32}/.exec(shown)?.[0] ?? ''));
  expect(await shownOf(hash)).toMatchObject({ src: address(hash), width: 60, height: 40 });
});

/** An article with a picture in each place, and the hashes of cover, body and portrait. */
async function publish() {
  const { cookie } = await logIn();
  const [cover, body, portrait] = [
    await add('red', 'rood.png'),
    await add('blue', 'blauw.png'),
    await add('green', 'groen.png'),
  ];
  const writer = (await (
    await call('POST', 'writers', { name: 'Eva', email: 'eva@clinic.example', profileImage: address(portrait) })
  ).json()) as { id: number };
  const { slug } = await app.article(cookie, {
    ...{ image: address(cover), writerId: writer.id, isPublished: true },
    content: `<p>Zie</p><img src="${address(body).replace('.webp', '-640.webp')}" alt="">`,
  });
  return { slug, cover, body, portrait };
}

test('article responses contain their pictures; stored text stays as saved', async () => {
  const { slug, cover, body, portrait } = await publish();
  const read = (await (await app.request(`/api/articles/${slug}`)).json()) as ReadArticle;
  expect(Object.keys(read.pictures).sort()).toEqual([cover, body, portrait].sort());
  expect(read).toMatchObject({ image: address(cover), content: expect.stringContaining(`${body}-640.webp`) });
  const listed = (await (await app.request('/api/articles')).json()) as PublicArticlePage;
  expect(Object.keys(listed.articles[0]?.pictures ?? {}).sort()).toEqual([cover, portrait].sort());
  expect(Object.keys((await latestArticles(app.system, 5))[0]?.pictures ?? {})).toHaveLength(3);
});

test('asks once for the pictures of a whole list, and not at all without any', async () => {
  const { cookie } = await logIn();
  const asked: string[] = [];
  refuseStatements((app.db as unknown as { $client: object }).$client, (query) => {
    if (/from "images"/.test(query)) asked.push(query);
    return false;
  });
  await app.article(cookie, { image: '/assets/magazine/leaf.webp', isPublished: true });
  asked.length = 0;
  await app.request('/api/articles');
  expect(asked).toHaveLength(0);
  for (const colour of ['red', 'blue', 'green'])
    await app.article(cookie, { image: address(await add(colour, 'kleur.png')), isPublished: true });
  asked.length = 0;
  const { articles } = (await (await app.request('/api/articles')).json()) as PublicArticlePage;
  expect(articles.flatMap(({ pictures }) => Object.keys(pictures))).toHaveLength(3);
  expect(asked).toHaveLength(1);
});

test('leaves out pictures of other websites and unknown uploads', async () => {
  const { cookie } = await logIn();
  const unknown = 'a'.repeat(32);
  const { slug } = await app.article(cookie, {
    ...{ image: `https://ergens.example/${unknown}.webp`, isPublished: true },
    content: `<p>Zie</p><img src="${address('b'.repeat(32))}" alt="">`,
  });
  const read = (await (await app.request(`/api/articles/${slug}`)).json()) as ReadArticle;
  expect(read.pictures).toEqual({});
  expect(store.files.size).toBe(0);
});
