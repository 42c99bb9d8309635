import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { slugRedirects } from '../../db/schema/magazine.ts';
import { resolveSlug } from './resolve-slug.ts';

const app = setUpTestApp();

/** A published article that can be moved about. */
async function published(slug: string, fields: object = {}) {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, { slug, isPublished: true, ...fields });
  let version = 1;
  const call = (method: string, path = '', body?: object) =>
    app.request(`/api/admin/articles/${id}${path}`, { method, body, cookie });
  return {
    move: async (to: string) => {
      await call('PUT', '', { ...ARTICLE, ...fields, slug: to, isPublished: true, version });
      version += 1;
    },
    unpublish: () => call('POST', '/unpublish'),
    delete: () => call('DELETE'),
  };
}

const resolve = (slug: string) => resolveSlug(app.system, slug);

test('§2: an address leads to its article, and one that never was leads nowhere', async () => {
  await published('slaap');
  expect(await resolve('slaap')).toMatchObject({ kind: 'article', article: { slug: 'slaap' } });
  expect(await resolve('onbekend')).toEqual({ kind: 'not-found' });
});

test('an article that moves is found under every address it had, without a chain', async () => {
  const article = await published('een', { type: 'video' });
  await article.move('twee');
  await article.move('drie');
  for (const old of ['een', 'twee']) expect(await resolve(old)).toEqual({ kind: 'moved', slug: 'drie', type: 'video' });
});

test('an article that moves back leads nowhere else: there is no loop', async () => {
  const article = await published('een');
  await article.move('twee');
  await article.move('een');
  expect(await resolve('een')).toMatchObject({ kind: 'article' });
  expect(await resolve('twee')).toEqual({ kind: 'moved', slug: 'een', type: 'article' });
});

test('what stands at an address now wins over what stood there once, and is what it leads to later', async () => {
  const first = await published('gedeeld');
  await first.move('eerste');
  const second = await published('gedeeld');
  expect(await resolve('gedeeld')).toMatchObject({ kind: 'article', article: { id: 2 } });
  await second.move('tweede');
  expect(await resolve('gedeeld')).toMatchObject({ kind: 'moved', slug: 'tweede' });
});

test('a deleted article is gone under every address it had; an unpublished one is unknown and may return', async () => {
  const article = await published('een');
  await article.move('twee');
  await article.unpublish();
  expect([await resolve('een'), await resolve('twee')]).toEqual([{ kind: 'not-found' }, { kind: 'not-found' }]);
  await article.delete();
  expect([await resolve('een'), await resolve('twee')]).toEqual([{ kind: 'gone' }, { kind: 'gone' }]);
  await published('een');
  expect(await resolve('een')).toMatchObject({ kind: 'article' });
});

test('addresses of drafts are not remembered: no reader ever had them', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, { slug: 'concept' });
  await app.request(`/api/admin/articles/${id}`, {
    method: 'PUT',
    body: { ...ARTICLE, slug: 'concept-2', version: 1 },
    cookie,
  });
  await app.request(`/api/admin/articles/${id}`, { method: 'DELETE', cookie });
  expect(await app.db.select().from(slugRedirects)).toEqual([]);
});
