import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { Category } from '../../shared/contract/categories.ts';
import { sql } from '../db/drizzle.ts';
import { rowsOf } from '../db/rows-of.ts';

const app = setUpTestApp();
const path = '/api/admin/categories';

async function create(cookie: string, body: object) {
  return app.request(path, { method: 'POST', body, cookie });
}

test('creates, lists, changes and deletes a category', async () => {
  const { cookie } = await app.logIn();
  const created = await create(cookie, { name: 'Slaap & rust', description: 'Alles over slapen' });
  expect(created.status).toBe(201);
  const { id, ...rest } = (await created.json()) as Category;
  expect(rest).toEqual({ name: 'Slaap & rust', slug: 'slaap-rust', description: 'Alles over slapen' });
  const list = (await (await app.request(path, { cookie })).json()) as Category[];
  expect(list).toHaveLength(17);

  const body = { name: 'Slaap', slug: 'slaap', description: '' };
  const updated = await app.request(`${path}/${id}`, { method: 'PUT', body, cookie });
  expect(await updated.json()).toEqual({ id, name: 'Slaap', slug: 'slaap', description: null });
  expect((await app.request(`${path}/${id}`, { method: 'DELETE', cookie })).status).toBe(204);
  expect((await app.request(`${path}/${id}`, { method: 'DELETE', cookie })).status).toBe(404);
});

test('refuses a taken name or slug and names the field', async () => {
  const { cookie } = await app.logIn();
  const name = await create(cookie, { name: 'HORMONEN' });
  expect(name.status).toBe(409);
  expect(await name.json()).toMatchObject({ fields: { name: 'There is already a category "Hormonen".' } });
  const slug = await create(cookie, { name: 'Iets anders', slug: 'hormonen' });
  expect(slug.status).toBe(409);
  expect(await slug.json()).toMatchObject({ fields: { slug: expect.stringContaining('"hormonen" is taken') } });
  const nothing = await create(cookie, { name: '!!!' });
  expect(nothing.status).toBe(400);
  expect(await nothing.json()).toMatchObject({ fields: { slug: expect.stringContaining('No slug') } });
});

test('creates one of ten concurrent categories with the same name', async () => {
  const { cookie } = await app.logIn();
  const responses = await Promise.all(Array.from({ length: 10 }, () => create(cookie, { name: 'Tegelijk' })));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
});

test('shows and finds the new name on articles of a renamed category', async () => {
  const { cookie } = await app.logIn();
  const { id } = (await (await create(cookie, { name: 'Voedzaam' })).json()) as Category;
  const { slug } = await app.article(cookie, { category: 'Voedzaam', isPublished: true });
  await app.request(`${path}/${id}`, { method: 'PUT', body: { name: 'Ademhaling' }, cookie });
  expect(await (await app.request(`/api/articles/${slug}`)).json()).toMatchObject({ category: 'Ademhaling' });
  const countFound = async (search: string) =>
    ((await (await app.request(`/api/articles?search=${search}`)).json()) as { total: number }).total;
  expect(await countFound('ademhaling')).toBe(1);
  expect(await countFound('voedzaam')).toBe(0);
});

test('writes no article when a category is renamed', async () => {
  const { cookie } = await app.logIn();
  const { id } = (await (await create(cookie, { name: 'Groot' })).json()) as Category;
  const article = await app.article(cookie, { category: 'Groot' });
  const writtenBy = () => rowsOf(app.db, sql`select xmin::text, ctid::text from articles where id = ${article.id}`);
  const before = await writtenBy();
  const renamed = await app.request(`${path}/${id}`, { method: 'PUT', body: { name: 'Klein' }, cookie });
  expect(renamed.status).toBe(200);
  expect(await writtenBy()).toEqual(before);
});

test('refuses to delete a category in use, with the number of articles', async () => {
  const { cookie } = await app.logIn();
  const { id } = (await (await create(cookie, { name: 'Bezet' })).json()) as Category;
  await app.article(cookie, { category: 'Bezet' });
  await app.article(cookie, { category: 'Bezet' });
  const refused = await app.request(`${path}/${id}`, { method: 'DELETE', cookie });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: '"Bezet" is used by 2 articles. Give them another category first.',
  });
});
