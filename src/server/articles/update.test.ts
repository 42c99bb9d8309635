import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';

const app = setUpTestApp();

test('refuses the second of two concurrent saves with 409', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie);
  const save = (title: string) =>
    app.request(`/api/admin/articles/${id}`, { method: 'PUT', body: { ...ARTICLE, title, version: 1 }, cookie });
  const responses = await Promise.all([save('Eerste'), save('Tweede')]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = responses[0]?.status === 200 ? 'Eerste' : 'Tweede';
  expect(await (await app.request(`/api/admin/articles/${id}`, { cookie })).json()).toMatchObject({
    title: winner,
    version: 2,
  });
});

test('refuses a slug of another article, and writes nothing', async () => {
  const { cookie } = await app.logIn();
  await app.article(cookie, { slug: 'bezet' });
  const { id } = await app.article(cookie, { slug: 'vrij' });
  const body = { ...ARTICLE, title: 'Anders', slug: 'bezet', version: 1 };
  const response = await app.request(`/api/admin/articles/${id}`, { method: 'PUT', body, cookie });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ fields: { slug: expect.stringContaining('"bezet" is taken') } });
  expect(await (await app.request(`/api/admin/articles/${id}`, { cookie })).json()).toMatchObject({
    slug: 'vrij',
    title: ARTICLE.title,
  });
});

test('keeps the slug when a new title results in the same one', async () => {
  const { cookie } = await app.logIn();
  const article = await app.article(cookie, { title: 'Slapen' });
  const body = { ...ARTICLE, title: 'Slapen!', slug: '', version: 1 };
  const response = await app.request(`/api/admin/articles/${article.id}`, { method: 'PUT', body, cookie });
  expect(await response.json()).toMatchObject({ title: 'Slapen!', slug: 'slapen' });
});
