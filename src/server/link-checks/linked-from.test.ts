import { beforeEach, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { buildSiteIndex, openSiteIndex } from '../../shared/search/site-index.ts';
import { linkAnswers } from '../db/schema/articles/links.ts';
import { listDeadLinks } from './dead-links.ts';
import { listLinkedFrom } from './linked-from.ts';

const app = setUpTestApp();
const contact = { path: '/over-ons', addresses: ['/magazine/article/slaap'] };
const index = openSiteIndex(buildSiteIndex([], [], { links: [contact], reviews: [], paths: ['/over-ons'] }));
const withPages = () => ({ ...app.system, siteIndex: async () => index });
let cookie = '';

beforeEach(async () => {
  ({ cookie } = await app.logIn());
});

const item = (slug: string, href = '/', changes: object = {}) =>
  app.article(cookie, {
    title: slug,
    slug,
    content: `<p><a href="${href}">Lees verder</a></p>`,
    isPublished: true,
    ...changes,
  });
const post = (path: string, body?: object) => app.request(path, { method: 'POST', cookie, ...(body && { body }) });

const rename = async ({ id, version }: { id: number; version: number }, slug: string) =>
  app.request(`/api/admin/articles/${id}`, {
    method: 'PUT',
    body: { title: slug, content: '<p>a</p>', category: 'Hormonen', slug, isPublished: true, version },
    cookie,
  });

test('names published texts that link to any address of an article', async () => {
  const slaap = await item('slaap');
  expect((await rename(slaap, 'slapen')).status).toBe(200);
  const former = await item('vroeger', '/magazine/article/slaap/?van=hier#kop');
  const current = await item('nu', '/magazine/video/slapen');
  await item('concept', '/magazine/article/slapen', { isPublished: false });
  await item('ander', '/magazine/article/slapend');
  expect(await listLinkedFrom(withPages(), slaap.id)).toMatchObject({
    articles: [{ id: former.id }, { id: current.id }],
    pages: ['/over-ons'],
  });
});

test('leaves out the links of an article to itself', async () => {
  const { id } = await item('zelf', '/magazine/article/zelf');
  const response = await app.request(`/api/admin/articles/${id}/linked-from`, { cookie });
  expect(await response.json()).toEqual({ articles: [], pages: [] });
});

test.each([
  ['unpublished', (id: number) => post(`/api/admin/articles/${id}/unpublish`)],
  ['deleted', (id: number) => app.request(`/api/admin/articles/${id}`, { method: 'DELETE', cookie })],
  [
    'unpublished together with others',
    (id: number) => post('/api/admin/article-changes', { action: 'unpublish', articles: [{ id, version: 1 }] }),
  ],
])('lists a link in To do as soon as the article that it leads to is %s', async (_, change) => {
  const { id } = await item('slaap');
  const { id: linking } = await item('wijzer', '/magazine/article/slaap');
  await change(id);
  expect(await listDeadLinks(app.system)).toMatchObject([
    { address: '/magazine/article/slaap', articles: [{ id: linking }] },
  ]);
});

test('lists a link of a page outside the magazine too', async () => {
  const { id } = await item('slaap');
  await item('wijzer', '/magazine/article/slaap');
  await post(`/api/admin/articles/${id}/unpublish`);
  expect(await listDeadLinks(withPages())).toMatchObject([{ pages: ['/over-ons'] }]);
});

test('stores nothing about an article that nothing links to', async () => {
  const { id } = await item('slaap');
  await post(`/api/admin/articles/${id}/unpublish`);
  expect(await app.db.select().from(linkAnswers)).toEqual([]);
});
