import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { eq } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articlePairs } from '../../db/schema/articles/pairs.ts';
import { findRelatedArticles, getPublished, newestWithTag } from './published.ts';

const app = setUpTestApp();

/** Publishes the items an hour apart. */
async function publish(items: Array<{ title: string; category?: string; tags?: string[]; language?: string }>) {
  const { cookie } = await app.logIn();
  for (const [hour, item] of items.entries()) {
    app.time.now = new Date(Date.UTC(2026, 0, 1, hour));
    await app.article(cookie, { ...ARTICLE, ...item, isPublished: true });
  }
}

const relatedTo = async (slug: string) =>
  (await findRelatedArticles(app.system, await getPublished(app.system, slug))).related.map((item) => item.slug);

test('finds neighbours by date, and none that shares only its category', async () => {
  await publish([
    { title: 'een' },
    { title: 'twee', category: 'Hormonen' },
    { title: 'drie', category: 'Hormonen' },
    { title: 'vier', category: 'Pro-aging' },
  ]);
  const found = await findRelatedArticles(app.system, await getPublished(app.system, 'drie'));
  expect(found.related).toEqual([]);
  expect([found.previous?.slug, found.next?.slug]).toEqual(['twee', 'vier']);
});

test('finds what shares most with an item, then the newest, whatever the case of its tags', async () => {
  await publish([
    { title: 'meting', tags: ['Bloeddruk', 'preventie'] },
    { title: 'hart', tags: ['hart'], category: 'Hart- en vaatziekten' },
    { title: 'oud', tags: ['hart'], category: 'Pro-aging' },
    { title: 'nieuw', tags: ['hart'], category: 'Pro-aging' },
    { title: 'druk', tags: ['bloeddruk', 'preventie', 'hart'], category: 'Hart- en vaatziekten' },
    { title: 'rijbewijs', tags: ['cbr'], category: 'Hart- en vaatziekten' },
  ]);
  expect(await relatedTo('druk')).toEqual(['meting', 'hart', 'nieuw']);
  expect(await relatedTo('rijbewijs')).toEqual([]);
});

test('leads to items of the same language alone', async () => {
  await publish([
    { title: 'sleep', language: 'en', tags: ['melatonine'] },
    { title: 'slapen', tags: ['melatonine'] },
    { title: 'dromen', tags: ['melatonine'] },
  ]);
  expect([await relatedTo('sleep'), await relatedTo('slapen')]).toEqual([[], ['dromen']]);
});

test('finds the newest with a word among their tags, whatever else is about that word', async () => {
  await publish([
    { title: 'cpap', tags: ['Rijbewijs KEURING'] },
    { title: 'ogen', tags: ['keuring'] },
    { title: 'suiker', tags: ['de keuring'] },
    { title: 'keuring voor 75-plus', tags: ['keuring'] },
    ...Array.from({ length: 13 }, (_, index) => ({ title: `keuring ${index}`, tags: ['keuringsarts'] })),
  ]);
  const found = await newestWithTag(app.system, 'keuring', 3);
  expect(found.map(({ slug }) => slug)).toEqual(['keuring-voor-75-plus', 'suiker', 'ogen']);
  expect(await newestWithTag(app.system, 'crohn', 3)).toEqual([]);
});

test('finds the Dutch one of a pair with that word, as long as readers have it', async () => {
  await publish([
    { title: 'crohn', tags: ['crohn'] },
    { title: 'crohn-en', language: 'en', tags: ['crohn'] },
  ]);
  const rows = await app.db.select({ id: articles.id, language: articles.language }).from(articles);
  const idOf = (language: string) => rows.find((row) => row.language === language)?.id ?? 0;
  await app.db.insert(articlePairs).values({ dutchId: idOf('nl'), englishId: idOf('en') });
  const found = async () => (await newestWithTag(app.system, 'crohn', 3)).map(({ slug }) => slug);
  expect(await found()).toEqual(['crohn']);
  await app.db.update(articles).set({ isPublished: false }).where(eq(articles.language, 'nl'));
  expect(await found()).toEqual(['crohn-en']);
});

test('finds nothing for the only published item', async () => {
  await publish([{ title: 'een' }]);
  const { cookie } = await app.logIn();
  await app.article(cookie, { title: 'concept' });
  expect(await findRelatedArticles(app.system, await getPublished(app.system, 'een'))).toEqual({
    related: [],
    previous: undefined,
    next: undefined,
  });
});

test('filters a list by author', async () => {
  const { cookie } = await app.logIn();
  await app.article(cookie, { title: 'een', author: 'Gastschrijver', isPublished: true });
  await app.article(cookie, { title: 'twee', isPublished: true });
  const page = await (await app.request('/api/articles?author=Gastschrijver')).json();
  expect(page).toMatchObject({ total: 1, articles: [{ slug: 'een' }] });
});
