import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { publishArticle } from './articles.ts';

const app = setUpTestApp();

async function published(changes: Record<string, unknown> = {}) {
  const { cookie } = await app.logIn();
  const article = await app.article(cookie, { isPublished: true, ...changes });
  const set = (date: string, version = 1) =>
    app.request(`/api/admin/articles/${article.id}/publication-date`, {
      method: 'PUT',
      body: { version, date },
      cookie,
    });
  const read = async () => (await app.request(`/api/admin/articles/${article.id}`, { cookie })).json();
  return { article, set, read };
}

test('changes the day that readers see, and the order of their list', async () => {
  const { article, set } = await published({ title: 'Eerst' });
  await published({ title: 'Later' });
  expect(await (await set('2020-02-03')).json()).toMatchObject({ publishedAt: '2020-02-03T11:00:00.000Z', version: 2 });
  const list = await (await app.request('/api/articles?page=1&limit=12')).json();
  expect(list.articles.at(-1)).toMatchObject({ slug: article.slug, publishedAt: '2020-02-03T11:00:00.000Z' });
});

test('refuses a day to come, with what to do instead', async () => {
  const { set, read } = await published();
  const response = await set('2999-01-01');
  expect(response.status).toBe(400);
  expect((await response.json()).fields.date).toMatch(/schedule the article/);
  expect(await read()).toMatchObject({ version: 1 });
});

test.each(['0026-11-27', '0000-01-01'])('refuses the year of a typing slip: %s', async (day) => {
  const { set, read } = await published();
  expect((await set(day)).status).toBe(400);
  expect(await read()).toMatchObject({ version: 1 });
});

test('refuses an article that was never published', async () => {
  const { set } = await published({ isPublished: false });
  expect((await set('2020-02-03')).status).toBe(400);
});

test('refuses the date of an article that a colleague has changed since', async () => {
  const { set } = await published();
  await set('2020-02-03');
  expect((await set('2020-02-04')).status).toBe(409);
});

test('names who changed it to a colleague who has the article open', async () => {
  const { article, set, read } = await published({ isPublished: false });
  await publishArticle(app.system, article.id);
  expect(await read()).toMatchObject({ version: 2, changedBy: null });
  await set('2020-02-03', 2);
  expect(await read()).toMatchObject({ version: 3, changedBy: { name: 'Anna' } });
});

test('changes nothing when the day is the same', async () => {
  const { set, read } = await published();
  const { publishedAt } = await read();
  expect(await (await set(publishedAt.slice(0, 10))).json()).toMatchObject({ publishedAt, version: 1 });
});
