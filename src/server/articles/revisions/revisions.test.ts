import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpHistory } from '../../../../tests/support/articles/history.ts';
import { asVisitor } from '../../context.ts';
import { deleteOldRevisions } from './delete-old.ts';
import { getRevision, listRevisions, nameRevision } from './revisions.ts';

const app = setUpTestApp();
const { article, request, list, entries, read, name, save, setPublished } = setUpHistory(app);

test('lists what every change made of an article', async () => {
  await save({ title: 'Beter slapen' });
  await save({ title: 'Beter slapen', isPublished: true });
  await setPublished(false);
  const { revisions, ...page } = await list();
  expect(page).toEqual({ language: 'nl', total: 4, page: 1, totalPages: 1 });
  const at = '2026-11-21T10:00:00.000Z';
  const made = {
    restoredFrom: null,
    name: null,
    createdAt: at,
    author: { staffId: article.staffId, name: 'Anna' },
    isDraft: false,
    folded: 0,
  };
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
    language: 'en',
    imageIsDecorative: true,
    author: 'Redactie',
    image: 'https://elders.example/foto.jpg',
    imageAlt: 'Foto',
    videoUrl: 'https://vimeo.com/1',
    seoTitle: 'SEO',
    seoDescription: 'Omschrijving',
    tags: ['slaap', 'rust'],
    sources: [
      {
        id: 'cbr',
        title: 'CBR',
        publisher: 'CBR',
        year: 2024,
        address: 'https://www.cbr.nl/',
        consultedOn: '2026-01-02',
      },
    ],
  };
  await save({ ...fields, isPublished: true });
  await save({ title: 'Niets', content: '<p>Niets</p>' });
  const { revision, article: then, missing } = await read(2);
  expect(revision).toMatchObject({ number: 2, title: 'Alles', isCurrent: false });
  expect(then).toEqual({ ...fields, category: ARTICLE.category, writerId: null, isPublished: true });
  expect(missing).toEqual({ category: null, writer: null, pictures: [] });
});

test('adds nothing when a change changes nothing', async () => {
  await save({});
  await setPublished(false);
  expect((await list()).revisions).toMatchObject([{ number: 1, isCurrent: true }]);
  await save({ title: 'Anders' });
  expect(await entries()).toEqual(['2 saved', '1 created']);
});

test('refuses visitors', async () => {
  for (const path of ['revisions', 'revisions/1'])
    expect((await app.request(`/api/admin/articles/${article.id}/${path}`)).status).toBe(401);
  const path = `/api/admin/articles/${article.id}/revisions/1`;
  expect((await app.request(path, { method: 'PATCH', body: { name: 'Mijn' } })).status).toBe(401);
  expect((await list()).revisions).toMatchObject([{ name: null }]);
});

test('refuses visitors in each function, not only in the API', async () => {
  const visitor = asVisitor(app.system);
  const refused = { code: 'unauthenticated' };
  const page = { page: 1, limit: 30, foldedInto: undefined };
  await expect(listRevisions(visitor, article.id, page)).rejects.toMatchObject(refused);
  await expect(getRevision(visitor, article.id, 1)).rejects.toMatchObject(refused);
  await expect(nameRevision(visitor, article.id, 1, 'Mijn')).rejects.toMatchObject(refused);
  await expect(deleteOldRevisions(visitor)).rejects.toMatchObject(refused);
});

test('shows no revision through the id of another article', async () => {
  await save({ title: 'Geheim' });
  const own = article.id;
  Object.assign(article, await app.article(article.cookie, { title: 'Ander' }));
  expect((await request(`${article.id}/revisions/2`)).status).toBe(404);
  expect((await name(2, 'Gekaapt')).status).toBe(404);
  expect(await list('foldedInto=2')).toMatchObject({ total: 0, revisions: [] });
  article.id = own;
  expect((await list()).revisions).toMatchObject([{ name: null }, { name: null }]);
});

test('says in words what is not found', async () => {
  const errorOf = async (response: Response) => [response.status, ((await response.json()) as { error: string }).error];
  const noArticle = [404, 'This article does not exist; it may have been deleted.'];
  const noVersion = [404, 'This version does not exist; it may have been deleted as an old one.'];
  expect(await errorOf(await request('999/revisions'))).toEqual(noArticle);
  expect(await errorOf(await request('999/revisions/1'))).toEqual(noVersion);
  expect(await errorOf(await request(`${article.id}/revisions/2`))).toEqual(noVersion);
  expect(await errorOf(await name(2, 'Naam'))).toEqual(noVersion);
  for (const number of ['0', '-1', 'x', '2147483648'])
    expect((await request(`${article.id}/revisions/${number}`)).status).toBe(400);
  expect((await name(1, 'x'.repeat(101))).status).toBe(400);
});

test('deletes the history of a deleted article', async () => {
  await request(`${article.id}`, 'DELETE');
  expect((await request(`${article.id}/revisions`)).status).toBe(404);
  expect((await request(`${article.id}/revisions/1`)).status).toBe(404);
});
