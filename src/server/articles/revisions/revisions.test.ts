import { beforeEach, expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import type { Revision, RevisionDetails, RevisionPage } from '../../../shared/contract/revisions.ts';

const app = setUpTestApp();
const MINUTE = 60_000;
let cookie = '';
let staffId = 0;
let id = 0;
let version = 1;

beforeEach(async () => {
  ({ cookie, staffId } = await app.logIn());
  ({ id } = await app.article(cookie));
  version = 1;
});

const pass = (milliseconds: number) => {
  app.time.now = new Date(app.time.now.getTime() + milliseconds);
};
const get = async (path: string) => app.request(`/api/admin/articles/${path}`, { cookie });
const list = async (query = ''): Promise<RevisionPage> => (await get(`${id}/revisions?${query}`)).json();
const read = async (number: number): Promise<RevisionDetails> => (await get(`${id}/revisions/${number}`)).json();
/** `3 saved`, newest first; folded saves in brackets. */
const history = async (query?: string) =>
  (await list(query)).revisions.map(({ number, reason, folded }) =>
    folded ? `${number} ${reason} (${folded})` : `${number} ${reason}`,
  );
async function save(fields: object): Promise<Response> {
  const body = { ...ARTICLE, ...fields, version };
  const response = await app.request(`/api/admin/articles/${id}`, { method: 'PUT', body, cookie });
  if (response.ok) ({ version } = (await response.clone().json()) as { version: number });
  return response;
}
const name = (number: number, given: unknown): Promise<Response> =>
  app.request(`/api/admin/articles/${id}/revisions/${number}`, { method: 'PATCH', body: { name: given }, cookie });

test('lists what every change made of an article', async () => {
  await save({ title: 'Beter slapen' });
  await save({ title: 'Beter slapen', isPublished: true });
  await app.request(`/api/admin/articles/${id}/unpublish`, { method: 'POST', cookie });
  const { revisions, ...page } = await list();
  expect(page).toEqual({ total: 4, page: 1, totalPages: 1 });
  const at = '2026-11-21T10:00:00.000Z';
  const made = { restoredFrom: null, name: null, createdAt: at, author: { staffId, name: 'Anna' }, folded: 0 };
  const better = { ...made, title: 'Beter slapen' };
  expect(revisions).toEqual([
    { ...better, number: 4, reason: 'unpublished', isPublished: false, isCurrent: true },
    { ...better, number: 3, reason: 'published', isPublished: true, isCurrent: false },
    { ...better, number: 2, reason: 'saved', isPublished: false, isCurrent: false },
    { ...made, title: ARTICLE.title, number: 1, reason: 'created', isPublished: false, isCurrent: false },
  ]);
});

test('shows every field of an article as it was', async () => {
  const fields = {
    title: 'Alles',
    slug: 'alles',
    content: '<p>Alles</p>',
    excerpt: 'Kort',
    type: 'video',
    author: 'Redactie',
    image: 'https://elders.example/foto.jpg',
    imageAlt: 'Foto',
    videoUrl: 'https://vimeo.com/1',
    seoTitle: 'SEO',
    seoDescription: 'Omschrijving',
    tags: ['slaap', 'rust'],
  };
  await save({ ...fields, isPublished: true });
  await save({ title: 'Niets', content: '<p>Niets</p>' });
  const { revision, article, missing } = await read(2);
  expect(revision).toMatchObject({ number: 2, title: 'Alles', isCurrent: false });
  expect(article).toEqual({ ...fields, category: ARTICLE.category, writerId: null, isPublished: true });
  expect(missing).toEqual({ category: null, writer: null, pictures: [] });
});

test('adds nothing when a change changes nothing', async () => {
  await save({});
  await app.request(`/api/admin/articles/${id}/unpublish`, { method: 'POST', cookie });
  expect((await list()).revisions).toMatchObject([{ number: 1, isCurrent: true }]);
  await save({ title: 'Anders' });
  expect(await history()).toEqual(['2 saved', '1 created']);
});

test('folds the saves of one person within ten minutes into one', async () => {
  for (const title of ['Een', 'Twee', 'Drie']) {
    await save({ title });
    pass(5 * MINUTE);
  }
  await save({ title: 'Vier' });
  expect(await history()).toEqual(['5 saved', '4 saved (2)', '1 created']);
  expect(await history('foldedInto=4')).toEqual(['3 saved', '2 saved']);
  expect(await list('foldedInto=4&limit=1')).toMatchObject({ total: 2, totalPages: 2 });
});

test('restores a revision that is there, and folds nothing into it', async () => {
  await save({ title: 'Een' });
  await save({ title: ARTICLE.title, restoredFrom: 1 });
  await save({ title: 'Twee' });
  await save({ title: 'Drie', restoredFrom: 99 });
  expect(await history()).toEqual(['5 saved (1)', '3 restored', '2 saved', '1 created']);
  expect((await read(3)).revision).toMatchObject({ restoredFrom: 1 });
  expect((await read(5)).revision).toMatchObject({ restoredFrom: null });
});

test('lists a named save by itself, with those before it', async () => {
  for (const title of ['Een', 'Twee', 'Drie', 'Vier']) await save({ title });
  expect(await history()).toEqual(['5 saved (3)', '1 created']);
  const named = (await (await name(3, ' Na de redactie ')).json()) as Revision;
  expect(named).toMatchObject({ number: 3, name: 'Na de redactie', folded: 1 });
  expect(await history()).toEqual(['5 saved (1)', '3 saved (1)', '1 created']);
  await name(3, null);
  expect((await list()).revisions).toMatchObject([{ number: 5 }, { number: 3, name: null }, { number: 1 }]);
  await name(5, 'Klaar');
  await save({ title: 'Vijf' });
  expect(await history()).toEqual(['6 saved', '5 saved (1)', '3 saved (1)', '1 created']);
});

test('refuses visitors', async () => {
  for (const path of ['revisions', 'revisions/1'])
    expect((await app.request(`/api/admin/articles/${id}/${path}`)).status).toBe(401);
  const path = `/api/admin/articles/${id}/revisions/1`;
  expect((await app.request(path, { method: 'PATCH', body: { name: 'Mijn' } })).status).toBe(401);
  expect((await list()).revisions).toMatchObject([{ name: null }]);
});

test('shows no revision through the id of another article', async () => {
  await save({ title: 'Geheim' });
  const own = id;
  ({ id } = await app.article(cookie, { title: 'Ander' }));
  expect((await get(`${id}/revisions/2`)).status).toBe(404);
  expect((await name(2, 'Gekaapt')).status).toBe(404);
  expect(await list('foldedInto=2')).toMatchObject({ total: 0, revisions: [] });
  id = own;
  expect((await list()).revisions).toMatchObject([{ name: null }, { name: null }]);
});

test('says in words what is not found', async () => {
  const errorOf = async (response: Response) => [response.status, ((await response.json()) as { error: string }).error];
  const noArticle = [404, 'This article does not exist (any more)'];
  const noVersion = [404, 'This version does not exist (any more). It may have been deleted as an old one.'];
  expect(await errorOf(await get('999/revisions'))).toEqual(noArticle);
  expect(await errorOf(await get('999/revisions/1'))).toEqual(noVersion);
  expect(await errorOf(await get(`${id}/revisions/2`))).toEqual(noVersion);
  expect(await errorOf(await name(2, 'Naam'))).toEqual(noVersion);
  for (const number of ['0', '-1', 'x', '2147483648'])
    expect((await get(`${id}/revisions/${number}`)).status).toBe(400);
  expect((await name(1, 'x'.repeat(101))).status).toBe(400);
});

test('forgets the history of a deleted article', async () => {
  await app.request(`/api/admin/articles/${id}`, { method: 'DELETE', cookie });
  expect((await get(`${id}/revisions`)).status).toBe(404);
  expect((await get(`${id}/revisions/1`)).status).toBe(404);
});
