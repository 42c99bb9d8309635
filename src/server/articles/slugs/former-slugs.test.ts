import { describe, expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { slugRedirects } from '../../db/schema/articles/articles.ts';
import { resolveSlug } from '../published/resolve-slug.ts';

const app = setUpTestApp();

/** Publishes an article, and returns functions that change it. */
async function publish(slug: string, fields: object = {}) {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, { slug, isPublished: true, ...fields });
  let version = 1;
  const call = (method: string, path = '', body?: object) =>
    app.request(`/api/admin/articles/${id}${path}`, { method, body, cookie });
  return {
    id,
    move: async (to: string, isPublished = true) => {
      await call('PUT', '', { ...ARTICLE, ...fields, slug: to, isPublished, version });
      version += 1;
    },
    unpublish: async () => {
      await call('POST', '/unpublish');
      version += 1;
    },
    delete: () => call('DELETE'),
    /** Whose address it would take over. */
    ownerOf: async (slug: string): Promise<unknown> =>
      (await app.request(`/api/admin/address-owner?slug=${slug}&except=${id}`, { cookie })).json(),
  };
}

const resolve = (slug: string) => resolveSlug(app.system, slug);

test('resolves a slug to its article, and an unknown one to nothing', async () => {
  await publish('slaap');
  expect(await resolve('slaap')).toMatchObject({ kind: 'article', article: { slug: 'slaap' } });
  expect(await resolve('onbekend')).toEqual({ kind: 'not-found' });
});

test('redirects every former slug straight to the current one', async () => {
  const article = await publish('een', { type: 'video' });
  await article.move('twee');
  await article.move('drie');
  for (const old of ['een', 'twee']) expect(await resolve(old)).toEqual({ kind: 'moved', slug: 'drie', type: 'video' });
});

test('does not redirect in a loop when an article moves back', async () => {
  const article = await publish('een');
  await article.move('twee');
  await article.move('een');
  expect(await resolve('een')).toMatchObject({ kind: 'article' });
  expect(await resolve('twee')).toEqual({ kind: 'moved', slug: 'een', type: 'article' });
});

test('prefers the current article over one that had the slug before', async () => {
  const first = await publish('gedeeld');
  await first.move('eerste');
  const second = await publish('gedeeld');
  expect(await resolve('gedeeld')).toMatchObject({ kind: 'article', article: { id: 2 } });
  await second.move('tweede');
  expect(await resolve('gedeeld')).toMatchObject({ kind: 'moved', slug: 'tweede' });
});

test('resolves a deleted article to gone, an unpublished one to not found', async () => {
  const article = await publish('een');
  await article.move('twee');
  await article.unpublish();
  expect([await resolve('een'), await resolve('twee')]).toEqual([{ kind: 'not-found' }, { kind: 'not-found' }]);
  await article.delete();
  expect([await resolve('een'), await resolve('twee')]).toEqual([{ kind: 'gone' }, { kind: 'gone' }]);
  await publish('een');
  expect(await resolve('een')).toMatchObject({ kind: 'article' });
});

test('stores no former slugs of drafts', async () => {
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

describe('a draft at the former address of another article', () => {
  const MOVED = { kind: 'moved', slug: 'eerste', type: 'article' };
  /** It was published before, so it has former addresses of its own. */
  async function draftThere() {
    const first = await publish('gedeeld');
    await first.move('eerste');
    const draft = await publish('tweede');
    await draft.unpublish();
    await draft.move('gedeeld', false);
    return { first, draft };
  }

  test('hides no redirect', async () => {
    await draftThere();
    expect(await resolve('gedeeld')).toEqual(MOVED);
  });

  test('takes no address with it when it moves or is deleted', async () => {
    const { draft } = await draftThere();
    await draft.move('derde', false);
    expect(await resolve('gedeeld')).toEqual(MOVED);
    await draft.move('gedeeld', false);
    await draft.delete();
    expect(await resolve('gedeeld')).toEqual(MOVED);
  });

  test('takes it over once published, and says whose it is before that', async () => {
    const { first, draft } = await draftThere();
    expect(await draft.ownerOf('gedeeld')).toEqual({ article: { id: first.id, title: ARTICLE.title } });
    expect(await first.ownerOf('gedeeld')).toEqual({ article: null });
    await draft.move('gedeeld');
    expect(await resolve('gedeeld')).toMatchObject({ kind: 'article', article: { id: draft.id } });
    expect(await draft.ownerOf('gedeeld')).toEqual({ article: null });
    await draft.move('derde');
    expect(await resolve('gedeeld')).toEqual({ kind: 'moved', slug: 'derde', type: 'article' });
  });
});
