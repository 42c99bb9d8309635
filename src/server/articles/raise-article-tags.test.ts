import { beforeEach, expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { recordingCache } from '../../../tests/support/api/recording-cache.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { authorTag } from './cache-tags.ts';

const recording = recordingCache();
const app = setUpTestApp({ cache: recording.cache });
beforeEach(() => {
  recording.failWith(undefined);
  recording.take();
});

const change = (cookie: string, method: string, path: string, body?: object) =>
  app.request(`/api/admin${path}`, { method, cookie, body });
const invalidated = (...tags: string[]) => ({ how: 'invalidate', tags });
const purged = (...tags: string[]) => ({ how: 'purge', tags });

test('leaves the cache alone when a draft changes', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie);
  await change(cookie, 'PUT', `/articles/${id}`, { ...ARTICLE, title: 'Anders', version: 1 });
  await change(cookie, 'DELETE', `/articles/${id}`);
  expect(recording.take()).toEqual([]);
});

test('invalidates on publish and edit, purges on unpublish and delete', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, { slug: 'slaap' });
  await change(cookie, 'POST', `/articles/${id}/publish`);
  expect(recording.take()).toEqual([invalidated('articles', 'article:slaap')]);
  await change(cookie, 'PUT', `/articles/${id}`, { ...ARTICLE, slug: 'slaap', isPublished: true, version: 2 });
  expect(recording.take()).toEqual([invalidated('articles', 'article:slaap')]);
  await change(cookie, 'POST', `/articles/${id}/unpublish`);
  expect(recording.take()).toEqual([purged('articles', 'card:1', 'article:slaap')]);
  await change(cookie, 'POST', `/articles/${id}/publish`);
  recording.take();
  await change(cookie, 'DELETE', `/articles/${id}`);
  expect(recording.take()).toEqual([purged('articles', 'card:1', 'article:slaap')]);
});

test('invalidates what shares a subject when its tags change', async () => {
  const { cookie } = await app.logIn();
  const fields = { slug: 'slaap', isPublished: true, tags: ['Slaap'] };
  const { id } = await app.article(cookie, fields);
  expect(recording.take()).toEqual([invalidated('articles', 'subject:slaap', 'article:slaap')]);
  await change(cookie, 'PUT', `/articles/${id}`, { ...ARTICLE, ...fields, tags: ['rust'], version: 1 });
  expect(recording.take()).toEqual([invalidated('articles', 'subject:slaap', 'subject:rust', 'article:slaap')]);
});

test('purges what shares a subject, and the page of the pair, when draft changes are scheduled', async () => {
  const { cookie } = await app.logIn();
  const { id, version } = await app.article(cookie, { slug: 'slaap', isPublished: true });
  const other = await app.article(cookie, { slug: 'sleep', isPublished: true, language: 'en' });
  await change(cookie, 'PUT', `/articles/${id}/pair`, { other: other.id });
  const saved = await change(cookie, 'PUT', `/articles/${id}/draft-changes`, {
    ...ARTICLE,
    slug: 'slaap',
    tags: ['Slaap'],
    version,
    draft: null,
  });
  const { number: draft } = (await saved.json()) as { number: number };
  recording.take();
  const scheduled = await change(cookie, 'PUT', `/articles/${id}/schedule`, {
    action: 'publish-changes',
    wallTime: '2026-11-21T12:00',
    version,
    draft,
  });
  expect(scheduled.status).toBe(200);
  expect(recording.take()).toEqual([purged('articles', 'subject:slaap', 'article:slaap', 'article:sleep')]);
});

test('purges pictures when an article or a writer no longer shows one', async () => {
  const { cookie } = await app.logIn();
  const image = `/api/admin/download/${'a'.repeat(32)}.webp`;
  const { id, version } = await app.article(cookie, { slug: 'slaap', image, isPublished: true });
  recording.take();
  await change(cookie, 'PUT', `/articles/${id}`, { ...ARTICLE, slug: 'slaap', isPublished: true, version });
  expect(recording.take()).toContainEqual(purged('pictures'));
  const eva = { name: 'Eva', email: 'eva@clinic.example' };
  const created = await change(cookie, 'POST', '/writers', { ...eva, profileImage: image });
  const writer = (await created.json()) as { id: number };
  recording.take();
  await change(cookie, 'PUT', `/writers/${writer.id}`, { ...eva, profileImage: null });
  expect(recording.take()).toContainEqual(purged('pictures'));
});

test('invalidates what shows an article, and what is beside its new place, when its date changes', async () => {
  const { cookie } = await app.logIn();
  await app.article(cookie, { slug: 'een', isPublished: true });
  const { id } = await app.article(cookie, { slug: 'twee', isPublished: true });
  recording.take();
  await change(cookie, 'PUT', `/articles/${id}/publication-date`, { version: 1, date: '2020-02-03' });
  expect(recording.take()).toEqual([invalidated('articles', 'card:2', 'article:een', 'article:twee')]);
});

test('purges the old slug and invalidates all former slugs on a move', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, { slug: 'een', isPublished: true });
  recording.take();
  const move = (slug: string, version: number) =>
    change(cookie, 'PUT', `/articles/${id}`, { ...ARTICLE, slug, isPublished: true, version });
  await move('twee', 1);
  expect(recording.take()).toEqual([purged('article:een'), invalidated('articles', 'card:1', 'article:twee')]);
  await move('drie', 2);
  const tags = recording.take().flatMap((purge) => purge.tags);
  expect(tags).toEqual(expect.arrayContaining(['article:een', 'article:twee', 'article:drie']));
});

test('invalidates former slugs when an article is published again', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, { slug: 'vroeger', isPublished: true });
  await change(cookie, 'PUT', `/articles/${id}`, { ...ARTICLE, slug: 'later', isPublished: true, version: 1 });
  await change(cookie, 'POST', `/articles/${id}/unpublish`);
  recording.take();
  await change(cookie, 'POST', `/articles/${id}/publish`);
  expect(recording.take()).toEqual([invalidated('articles', 'article:later', 'article:vroeger')]);
});

test('invalidates public articles when their category or writer changes', async () => {
  const { cookie } = await app.logIn();
  const category = (await (await change(cookie, 'POST', '/categories', { name: 'Oud' })).json()) as { id: number };
  const writer = (await (
    await change(cookie, 'POST', '/writers', { name: 'Eva', email: 'eva@clinic.example' })
  ).json()) as { id: number };
  const fields = { category: 'Oud', writerId: writer.id };
  await app.article(cookie, { ...fields, slug: 'openbaar', isPublished: true });
  await app.article(cookie, { ...fields, slug: 'concept' });
  recording.take();
  await change(cookie, 'PUT', `/categories/${category.id}`, { name: 'Nieuw' });
  expect(recording.take()).toEqual([invalidated('articles', 'category:oud')]);
  await change(cookie, 'PUT', `/writers/${writer.id}`, { name: 'Eva M.', email: 'eva@clinic.example' });
  expect(recording.take()).toEqual([invalidated('articles', authorTag('Eva'))]);
  await change(cookie, 'PUT', `/writers/${writer.id}`, { name: 'Eva M.', email: 'nieuw@clinic.example' });
  expect(recording.take()).toEqual([]);
  await change(cookie, 'DELETE', `/writers/${writer.id}`);
  expect(recording.take()).toEqual([purged('articles', authorTag('Eva M.'))]);
  await change(cookie, 'POST', `/writers/${writer.id}/restore`);
  expect(recording.take()).toEqual([invalidated('articles', authorTag('Eva M.'))]);
});

test('leaves the cache alone when a change is refused', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, { slug: 'slaap', isPublished: true });
  recording.take();
  await change(cookie, 'PUT', `/articles/${id}`, { ...ARTICLE, version: 9 });
  await change(cookie, 'POST', '/articles', { ...ARTICLE, slug: 'slaap', isPublished: true });
  expect(recording.take()).toEqual([]);
});

test('unpublishes while the CDN refuses, and purges once it takes purges', async () => {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, { slug: 'slaap', isPublished: true });
  await app.settled();
  recording.take();
  recording.failWith(new Error('the CDN is unavailable'));
  const unpublished = await change(cookie, 'POST', `/articles/${id}/unpublish`);
  expect([unpublished.status, await unpublished.json()]).toMatchObject([200, { isPublished: false }]);
  recording.failWith(undefined);
  app.time.now = new Date(app.time.now.getTime() + 2000);
  await deliverDue(app.system);
  expect(recording.take()).toEqual([purged('articles', 'card:1', 'article:slaap')]);
});

test('the tag of an author, which outlives the profile, does not tell the name', () => {
  expect(authorTag('Eva de Vries')).toMatch(/^author:[\da-f]{6}$/);
});
