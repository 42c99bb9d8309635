import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { asVisitor } from '../../context.ts';
import { resolveSlug } from '../published/resolve-slug.ts';

const app = setUpTestApp();
const resolve = (slug: string) => resolveSlug(asVisitor(app.system), slug);

/** Adds a published article; the returned function saves it with another title and an empty or given slug. */
async function publish(title: string, slug?: string) {
  const { cookie } = await app.logIn();
  const article = await app.article(cookie, { title, slug, isPublished: true });
  let version = 0;
  const save = async (newTitle: string, newSlug = '', fields: object = {}): Promise<string> => {
    version += 1;
    const body = { ...ARTICLE, title: newTitle, slug: newSlug, isPublished: true, ...fields, version };
    const response = await app.request(`/api/admin/articles/${article.id}`, { method: 'PUT', body, cookie });
    return ((await response.json()) as { slug: string }).slug;
  };
  const remove = () => app.request(`/api/admin/articles/${article.id}`, { method: 'DELETE', cookie });
  return { slug: article.slug, save, remove };
}

test.each([
  ['a capital', 'slapen zonder PILLEN'],
  ['an accent', 'Slápen zonder pillen'],
  ['punctuation', '“Slapen”, zonder pillen?'],
  ['a space', '  Slapen  zonder-pillen '],
])('keeps a published address without a slug when %s changes', async (_, title) => {
  const own = await publish('Slapen zonder pillen', 'rust');
  await publish('Slapen zonder pillen');
  expect(await own.save(title)).toBe('rust');
});

test('keeps its number when a lower one became free', async () => {
  const first = await publish('Slapen');
  const second = await publish('Slapen');
  const third = await publish('Slapen');
  expect([first.slug, second.slug, third.slug]).toEqual(['slapen', 'slapen-2', 'slapen-3']);
  await second.save('Anders');
  expect(await third.save('SLAPEN!')).toBe('slapen-3');
});

test('takes no address that redirects to another article', async () => {
  const moved = await publish('Slapen');
  expect(await moved.save('Rusten')).toBe('rusten');
  expect((await publish('Slapen')).slug).toBe('slapen-2');
  expect(await resolve('slapen')).toMatchObject({ kind: 'moved', slug: 'rusten' });
});

test('gives an article its own former address back', async () => {
  await publish('Slapen');
  const second = await publish('Slapen');
  const third = await publish('Slapen');
  expect(await third.save('Rusten')).toBe('rusten');
  expect((await publish('Slapen')).slug).toBe('slapen-4');
  await second.remove();
  expect(await third.save('Slapen')).toBe('slapen-3');
  expect(await resolve('rusten')).toMatchObject({ kind: 'moved', slug: 'slapen-3' });
});

test('keeps the redirect of another article when a draft takes its address', async () => {
  const moved = await publish('Slapen');
  await moved.save('Rusten');
  const draft = await publish('Anders');
  await draft.save('Anders', 'slapen', { isPublished: false });
  expect(await resolve('slapen')).toMatchObject({ kind: 'moved', slug: 'rusten' });
  await draft.save('Anders', 'slapen', { isPublished: true });
  expect(await resolve('slapen')).toMatchObject({ kind: 'article', article: { title: 'Anders' } });
});

test('uses the address of a deleted article again', async () => {
  const { cookie } = await app.logIn();
  const { id, slug } = await app.article(cookie, { title: 'Slapen', isPublished: true });
  await app.request(`/api/admin/articles/${id}`, { method: 'DELETE', cookie });
  expect(await resolve(slug)).toEqual({ kind: 'gone' });
  expect((await publish('Slapen')).slug).toBe('slapen');
});
