import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { findRelatedArticles, getPublished } from './published.ts';

const app = setUpTestApp();

/** Publishes the items an hour apart. */
async function publish(items: Array<{ title: string; category?: string }>) {
  const { cookie } = await app.logIn();
  for (const [hour, item] of items.entries()) {
    app.time.now = new Date(Date.UTC(2026, 0, 1, hour));
    await app.article(cookie, { ...ARTICLE, ...item, isPublished: true });
  }
}

test('finds items of the same category, none by its date alone, and neighbours by date', async () => {
  await publish([
    { title: 'een' },
    { title: 'twee', category: 'Hormonen' },
    { title: 'drie', category: 'Hormonen' },
    { title: 'vier', category: 'Pro-aging' },
    { title: 'vijf', category: 'Verslavingen' },
  ]);
  const found = await findRelatedArticles(app.system, await getPublished(app.system, 'drie'));
  expect(found.related.map(({ slug }) => slug)).toEqual(['twee']);
  expect(found.previous?.slug).toBe('twee');
  expect(found.next?.slug).toBe('vier');
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
