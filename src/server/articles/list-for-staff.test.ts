import { beforeEach, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';

const app = setUpTestApp();
let cookie = '';

/** Created in this order, a day apart; Oud was changed last. */
beforeEach(async () => {
  const at = (day: number) => {
    app.time.now = new Date(Date.UTC(2026, 10, day));
  };
  at(1);
  ({ cookie } = await app.logIn());
  const { id } = await app.article(cookie, { title: 'Oud' });
  at(2);
  ({ cookie } = await app.logIn());
  await app.article(cookie, { title: 'écht waar', isPublished: true });
  at(3);
  ({ cookie } = await app.logIn());
  await app.article(cookie, { title: 'Darmen', type: 'video' });
  at(4);
  ({ cookie } = await app.logIn());
  await app.request(`/api/admin/articles/${id}/publish`, { method: 'POST', cookie });
});

async function titles(query: string): Promise<string[]> {
  const response = await app.request(`/api/admin/articles?${query}`, { cookie });
  const { articles, total } = (await response.json()) as { articles: Array<{ title: string }>; total: number };
  expect(articles).toHaveLength(total);
  return articles.map(({ title }) => title);
}

test.each([
  ['', ['Oud', 'Darmen', 'écht waar']],
  ['sort=changed', ['Oud', 'Darmen', 'écht waar']],
  ['sort=changed&order=desc', ['Oud', 'Darmen', 'écht waar']],
  ['sort=changed&order=asc', ['écht waar', 'Darmen', 'Oud']],
  ['order=asc', ['écht waar', 'Darmen', 'Oud']],
  ['sort=created', ['Darmen', 'écht waar', 'Oud']],
  ['sort=created&order=asc', ['Oud', 'écht waar', 'Darmen']],
  ['sort=title', ['Darmen', 'écht waar', 'Oud']],
  ['sort=title&order=desc', ['Oud', 'écht waar', 'Darmen']],
  ['sort=state', ['Darmen', 'Oud', 'écht waar']],
  ['sort=state&order=desc', ['écht waar', 'Oud', 'Darmen']],
  ['sort=&order=', ['Oud', 'Darmen', 'écht waar']],
])('sorts by "%s"', async (query, expected) => expect(await titles(query)).toEqual(expected));

test.each([
  ['state=draft', ['Darmen']],
  ['state=published', ['Oud', 'écht waar']],
  ['state=all', ['Oud', 'Darmen', 'écht waar']],
  ['state=draft&type=article', []],
  ['state=draft&search=darmen', ['Darmen']],
  ['state=published&search=darmen', []],
  ['state=published&search=oud&sort=title', ['Oud']],
  ['state=published&sort=title', ['écht waar', 'Oud']],
])('filters by "%s"', async (query, expected) => expect(await titles(query)).toEqual(expected));

test('shows the same articles on pages as on one list, in every order', { tags: ['slow'] }, async () => {
  for (const sort of ['changed', 'created', 'title', 'state'])
    for (const order of ['asc', 'desc']) {
      const pages: string[] = [];
      for (const page of [1, 2, 3]) {
        const query = `sort=${sort}&order=${order}&limit=1&page=${page}`;
        const response = await app.request(`/api/admin/articles?${query}`, { cookie });
        const { articles } = (await response.json()) as { articles: Array<{ title: string }> };
        pages.push(...articles.map(({ title }) => title));
      }
      expect(pages).toEqual(await titles(`sort=${sort}&order=${order}`));
    }
});

test.each(['state=x', 'sort=id', 'sort=title;drop', 'order=up', 'state=%00'])('refuses "%s"', async (query) => {
  const response = await app.request(`/api/admin/articles?${query}`, { cookie });
  expect(response.status).toBe(400);
});

test('counts articles and drafts', async () => {
  const counts = async () => (await app.request('/api/admin/article-counts', { cookie })).json();
  expect(await counts()).toEqual({ total: 3, drafts: 1, scheduled: 0, handedIn: 0 });
  await app.article(cookie);
  expect(await counts()).toEqual({ total: 4, drafts: 2, scheduled: 0, handedIn: 0 });
});
