import { expect, test } from 'vitest';
import { colleague } from '../../../tests/support/api/colleague.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { AdminArticle, PublicArticlePage, ReadArticle } from '../../shared/contract/articles/articles.ts';
import type { ArticlePair } from '../../shared/contract/articles/pairs.ts';
import { articlePairs } from '../db/schema/articles/pairs.ts';
import { sitemapEntries } from './published/sitemap.ts';

const app = setUpTestApp();

const DUTCH = { title: 'Slapen met diabetes', slug: 'slapen', isPublished: true };
const ENGLISH = { title: 'Sleep with diabetes', slug: 'sleep', language: 'en', isPublished: true };

/** An article in each language, and the calls of their editor. */
async function setUp(english: object = {}) {
  const { cookie } = await app.logIn();
  const one = (await app.article(cookie, DUTCH)) as AdminArticle;
  const other = (await app.article(cookie, { ...ENGLISH, ...english })) as AdminArticle;
  const send = (path: string, method: string, body?: object) =>
    app.request(`/api/admin${path}`, { method, cookie, ...(body && { body }) });
  const pair = (id: number, to: number | null) => send(`/articles/${id}/pair`, 'PUT', { other: to });
  const pairOf = async (id: number) =>
    ((await (await send(`/articles/${id}/pair`, 'GET')).json()) as ArticlePair).pair?.id ?? null;
  return { cookie, one, other, send, pair, pairOf };
}

const read = async (slug: string) => (await (await app.request(`/api/articles/${slug}`)).json()) as ReadArticle;
const found = async (search: string) => {
  const page = (await (await app.request(`/api/articles?search=${search}`)).json()) as PublicArticlePage;
  return { slugs: page.articles.map(({ slug }) => slug), total: page.total };
};

test('a pair counts both ways, and readers get it of both articles', async () => {
  const { one, other, pair, pairOf } = await setUp();
  expect((await read('slapen')).pair).toBeNull();
  expect((await pair(other.id, one.id)).status).toBe(200);
  expect([await pairOf(one.id), await pairOf(other.id)]).toEqual([other.id, one.id]);
  expect((await read('slapen')).pair).toMatchObject({ slug: 'sleep', language: 'en', title: ENGLISH.title });
  expect((await read('sleep')).pair).toMatchObject({ slug: 'slapen', language: 'nl' });
  const entries = await sitemapEntries(app.system, 1);
  expect(entries.map((entry) => entry.pair?.slug)).toEqual(['sleep', 'slapen']);
});

test('readers get no pair that is not published, and get it once it is', async () => {
  const { one, other, send, pair, pairOf } = await setUp({ isPublished: false });
  await pair(one.id, other.id);
  expect((await read('slapen')).pair).toBeNull();
  await send(`/articles/${other.id}/publish`, 'POST');
  expect((await read('slapen')).pair).toMatchObject({ slug: 'sleep' });
  await send(`/articles/${other.id}/unpublish`, 'POST');
  expect((await read('slapen')).pair).toBeNull();
  expect(await pairOf(one.id)).toBe(other.id);
});

test('an article comes back from the bin with its pair, unless the other has another by then', async () => {
  const { cookie, one, other, send, pair, pairOf } = await setUp();
  await pair(one.id, other.id);
  await send(`/articles/${other.id}`, 'DELETE');
  expect([(await read('slapen')).pair, await pairOf(one.id)]).toEqual([null, null]);
  await send(`/bin/${other.id}/restore`, 'POST');
  expect([(await read('slapen')).pair?.slug, await pairOf(one.id)]).toEqual(['sleep', other.id]);
  await send(`/articles/${other.id}`, 'DELETE');
  const third = (await app.article(cookie, { ...ENGLISH, slug: 'third' })) as AdminArticle;
  expect((await pair(one.id, third.id)).status).toBe(200);
  await send(`/bin/${other.id}/restore`, 'POST');
  expect([await pairOf(one.id), await pairOf(other.id)]).toEqual([third.id, null]);
});

test('nothing is left of a pair whose article is deleted for good', async () => {
  const { one, other, send, pair } = await setUp();
  await pair(one.id, other.id);
  await send(`/articles/${other.id}`, 'DELETE');
  await send(`/bin/${other.id}`, 'DELETE');
  expect(await app.db.select().from(articlePairs)).toEqual([]);
});

test('a pair ends when one article gets the language of the other', async () => {
  const { one, other, send, pair, pairOf } = await setUp();
  await pair(one.id, other.id);
  const { version } = other;
  const body = { ...ENGLISH, content: other.content, category: other.category, language: 'nl', version };
  expect((await send(`/articles/${other.id}`, 'PUT', body)).status).toBe(200);
  expect([await pairOf(one.id), (await read('slapen')).pair]).toEqual([null, null]);
});

test('says what is wrong with a choice, and changes nothing', async () => {
  const { cookie, one, other, pair, pairOf } = await setUp();
  const dutch = (await app.article(cookie, { ...DUTCH, title: 'Rusten', slug: 'rusten' })) as AdminArticle;
  const refused = async (id: number, to: number) => {
    const response = await pair(id, to);
    return [response.status, ((await response.json()) as { error: string }).error];
  };
  expect(await refused(one.id, dutch.id)).toEqual([400, expect.stringContaining('Both articles are in Dutch')]);
  expect(await refused(one.id, one.id)).toEqual([400, expect.stringContaining('cannot be its own pair')]);
  expect(await refused(one.id, 999)).toEqual([400, expect.stringContaining('was deleted')]);
  await pair(one.id, other.id);
  expect(await refused(dutch.id, other.id)).toEqual([409, expect.stringContaining('“Slapen met diabetes”')]);
  expect([await pairOf(one.id), await pairOf(dutch.id)]).toEqual([other.id, null]);
});

test('choosing another article replaces the pair, and null ends it', async () => {
  const { cookie, one, other, pair, pairOf } = await setUp();
  await pair(one.id, other.id);
  const third = (await app.article(cookie, { ...ENGLISH, slug: 'third' })) as AdminArticle;
  await pair(one.id, third.id);
  expect([await pairOf(one.id), await pairOf(other.id)]).toEqual([third.id, null]);
  await pair(third.id, null);
  expect([await pairOf(one.id), await pairOf(third.id)]).toEqual([null, null]);
});

test('a Writer makes no pair with an article that readers have', async () => {
  const { one } = await setUp();
  const writer = await colleague(app, { role: 'writer' });
  const own = (await app.article(writer.cookie, { ...ENGLISH, slug: 'own', isPublished: false })) as AdminArticle;
  const path = `/api/admin/articles/${own.id}/pair`;
  const response = await app.request(path, { method: 'PUT', cookie: writer.cookie, body: { other: one.id } });
  expect(response.status).toBe(403);
});

test('offers articles in the other language without a pair, by the words of their titles', async () => {
  const { one, other, send, pair } = await setUp();
  const offered = async (id: number, search: string) => {
    const response = await send(`/articles/${id}/pair/candidates?search=${search}`, 'GET');
    return ((await response.json()) as { articles: { id: number }[] }).articles.map((article) => article.id);
  };
  expect(await offered(one.id, 'DIABETES sleep')).toEqual([other.id]);
  expect(await offered(one.id, 'slapen')).toEqual([]);
  const hasCandidates = async () =>
    ((await (await send(`/articles/${one.id}/pair`, 'GET')).json()) as { hasCandidates: boolean }).hasCandidates;
  expect(await hasCandidates()).toBe(true);
  await pair(one.id, other.id);
  expect(await offered(one.id, 'sleep')).toEqual([]);
  expect(await hasCandidates()).toBe(false);
});

test('a search finds the article of a pair that has the words; where both have them, the better match alone', async () => {
  const { one, other, pair } = await setUp({ content: '<p>Diabetes and how to rest.</p>' });
  expect((await found('diabetes')).slugs.toSorted()).toEqual(['slapen', 'sleep']);
  await pair(one.id, other.id);
  const both = await found('diabetes');
  expect([both.slugs.length, both.total]).toEqual([1, 1]);
  expect(await found('sleep')).toEqual({ slugs: ['sleep'], total: 1 });
  expect(await found('slapen')).toEqual({ slugs: ['slapen'], total: 1 });
});

test('a page of a search is full where pairs are left out', async () => {
  const { cookie, one, other, pair } = await setUp();
  for (let number = 0; number < 4; number += 1) await app.article(cookie, { ...DUTCH, slug: `diabetes-${number}` });
  await pair(one.id, other.id);
  const pageOf = async (page: number) =>
    (await (await app.request(`/api/articles?search=diabetes&limit=3&page=${page}`)).json()) as PublicArticlePage;
  const [first, second] = [await pageOf(1), await pageOf(2)];
  expect([first.articles.length, second.articles.length, first.total]).toEqual([3, 2, 5]);
  const ids = [...first.articles, ...second.articles].map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
});
