import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { sitemapEntries } from './feed-and-sitemap.ts';
import { getPublished } from './get-published.ts';
import { findRelatedArticles } from './related.ts';

const app = setUpTestApp();

/** Publishes one item an hour, in the order given. */
async function publish(items: Array<{ title: string; category?: string }>) {
  const { cookie } = await app.logIn();
  for (const [hour, item] of items.entries()) {
    app.time.now = new Date(Date.UTC(2026, 0, 1, hour));
    await app.article(cookie, { ...ARTICLE, ...item, isPublished: true });
  }
}

test('related items are those of the same category, then the newest; previous and next follow the date', async () => {
  await publish([
    { title: 'een' },
    { title: 'twee', category: 'Hormonen' },
    { title: 'drie', category: 'Hormonen' },
    { title: 'vier', category: 'Pro-aging' },
    { title: 'vijf', category: 'Verslavingen' },
  ]);
  const companions = await findRelatedArticles(app.system, await getPublished(app.system, 'drie'));
  expect(companions.related.map(({ slug }) => slug)).toEqual(['twee', 'vijf', 'vier']);
  expect(companions.previous?.slug).toBe('twee');
  expect(companions.next?.slug).toBe('vier');
});

test('the only item has no companions, and drafts are nobody’s', async () => {
  await publish([{ title: 'een' }]);
  const { cookie } = await app.logIn();
  await app.article(cookie, { title: 'concept' });
  expect(await findRelatedArticles(app.system, await getPublished(app.system, 'een'))).toEqual({
    related: [],
    previous: undefined,
    next: undefined,
  });
  expect((await sitemapEntries(app.system)).map(({ slug }) => slug)).toEqual(['een']);
});

test('a list can be narrowed to an author: the writer’s name, else the author text', async () => {
  const { cookie } = await app.logIn();
  await app.article(cookie, { title: 'een', author: 'Gastschrijver', isPublished: true });
  await app.article(cookie, { title: 'twee', isPublished: true });
  const answer = await (await app.request('/api/articles?author=Gastschrijver')).json();
  expect(answer).toMatchObject({ total: 1, articles: [{ slug: 'een' }] });
});
