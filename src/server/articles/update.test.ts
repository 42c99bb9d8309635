import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';

const app = setUpTestApp();

test('issue B: of two saves at once one wins, and the other gets 409', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie);
  const save = (title: string) =>
    app.request(`/api/admin/articles/${id}`, { method: 'PUT', body: { ...ARTICLE, title, version: 1 }, cookie });
  const answers = await Promise.all([save('Eerste'), save('Tweede')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? 'Eerste' : 'Tweede';
  expect(await (await app.request(`/api/admin/articles/${id}`, { cookie })).json()).toMatchObject({
    title: winner,
    version: 2,
  });
});

test('architecture §5: a slug that another article has is refused by name, and nothing is written', async () => {
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

test('a title that changes by a comma keeps the slug that follows it', async () => {
  const { cookie } = await app.logIn();
  const article = await app.article(cookie, { title: 'Slapen' });
  const body = { ...ARTICLE, title: 'Slapen!', slug: '', version: 1 };
  const answer = await app.request(`/api/admin/articles/${article.id}`, { method: 'PUT', body, cookie });
  expect(await answer.json()).toMatchObject({ title: 'Slapen!', slug: 'slapen' });
});
