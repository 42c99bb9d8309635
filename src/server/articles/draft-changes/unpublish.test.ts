import { expect, test } from 'vitest';
import { recordingCache } from '../../../../tests/support/api/recording-cache.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpDraftChanges } from '../../../../tests/support/articles/draft-changes.ts';
import { eq } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { categories } from '../../db/schema/categories.ts';
import { writers } from '../../db/schema/writers.ts';

const cdn = recordingCache();
const app = setUpTestApp({ cache: cdn.cache });
const { article, draft, list, entries, save, readArticle, saveDraft, publish, setPublished } = setUpDraftChanges(app);

const unpublishMany = () =>
  app.request('/api/admin/article-changes', {
    method: 'POST',
    body: { action: 'unpublish', articles: [{ id: article.id, version: article.version }] },
    cookie: article.cookie,
  });

test.each([
  ['the button of the list', () => setPublished(false)],
  ['a change of several articles', unpublishMany],
])('the draft changes become the draft when unpublished by %s', async (_, unpublish) => {
  await saveDraft({ title: 'Beter slapen', slug: 'beter-slapen', excerpt: 'Kort', tags: ['slaap'] });
  await unpublish();
  expect(await readArticle()).toMatchObject({
    ...{ title: 'Beter slapen', slug: 'beter-slapen', excerpt: 'Kort', tags: ['slaap'], isPublished: false },
    draftChanges: null,
  });
  expect(await entries()).toEqual(['4 unpublished', '3 draft-saved', '2 published', '1 created']);
  const { revisions } = await list();
  expect(revisions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false, false]);
  await setPublished(true);
  expect(await readArticle()).toMatchObject({ title: 'Beter slapen', isPublished: true });
});

test('the text that was sent stays when the editor unpublishes', async () => {
  await saveDraft({ title: 'Beter slapen' });
  expect((await save({ title: 'Best slapen', isPublished: false, draft: draft.number })).status).toBe(200);
  expect(await readArticle()).toMatchObject({ title: 'Best slapen', isPublished: false, draftChanges: null });
  expect((await entries())[0]).toBe('4 unpublished');
});

test('an editor that does not know the draft changes cannot unpublish', async () => {
  await saveDraft({ title: 'Beter slapen' });
  for (const unknown of [{}, { draft: null }]) {
    const refused = await save({ title: 'Mijn tekst', isPublished: false, ...unknown });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { error: 'Someone else saved draft changes of this article' },
    ]);
  }
  expect(await readArticle()).toMatchObject({
    isPublished: true,
    draftChanges: { article: { title: 'Beter slapen' } },
  });
});

test('unpublishing keeps the address when that of the draft changes is taken', async () => {
  await saveDraft({ slug: 'vrij' });
  await app.article(article.cookie, { title: 'Vrij', slug: 'vrij' });
  await setPublished(false);
  expect(await readArticle()).toMatchObject({ slug: 'slapen-zonder-pillen', isPublished: false, draftChanges: null });
});

test('unpublishing purges the address that readers knew', async () => {
  await saveDraft({ slug: 'nieuw' });
  cdn.take();
  await setPublished(false);
  expect(cdn.take()).toMatchObject([{ how: 'purge', tags: expect.arrayContaining(['article:slapen-zonder-pillen']) }]);
});

async function withCategoryAndWriter() {
  const [category] = await app.db.insert(categories).values({ name: 'Slaap', slug: 'slaap' }).returning();
  const [writer] = await app.db.insert(writers).values({ name: 'Eva', email: 'eva@clinic.example' }).returning();
  const saved = await saveDraft({ title: 'Beter slapen', category: 'Slaap', writerId: writer?.id });
  expect(await saved.json()).toMatchObject({ article: { category: 'Slaap', author: 'Eva', writerId: writer?.id } });
  return {
    deleteCategory: () => app.db.delete(categories).where(eq(categories.id, category?.id ?? 0)),
    deleteWriter: () => app.db.delete(writers).where(eq(writers.id, writer?.id ?? 0)),
  };
}

test('draft changes with a category that was deleted are not published', async () => {
  const { deleteCategory } = await withCategoryAndWriter();
  await deleteCategory();
  const refused = await publish();
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: expect.stringContaining('“Slaap”') }]);
  expect(await readArticle()).toMatchObject({
    category: 'Natuurgeneeskunde',
    draftChanges: { article: { category: 'Slaap' } },
  });
});

test('unpublishing works when the category of the draft changes is gone', async () => {
  const { deleteCategory } = await withCategoryAndWriter();
  await deleteCategory();
  await setPublished(false);
  expect(await readArticle()).toMatchObject({
    title: 'Beter slapen',
    category: 'Natuurgeneeskunde',
    isPublished: false,
  });
});

test('draft changes lose a writer who was deleted, and keep the name', async () => {
  const { deleteWriter } = await withCategoryAndWriter();
  await deleteWriter();
  expect(await readArticle()).toMatchObject({ draftChanges: { article: { author: 'Eva', writerId: null } } });
  expect((await publish()).status).toBe(200);
  expect(await readArticle()).toMatchObject({ title: 'Beter slapen', author: 'Eva', writerId: null });
});

test('draft changes show the names that category and writer have today', async () => {
  await withCategoryAndWriter();
  await app.db.update(categories).set({ name: 'Slaap en rust' }).where(eq(categories.slug, 'slaap'));
  await app.db.update(writers).set({ name: 'Eva Maas' });
  expect(await readArticle()).toMatchObject({
    draftChanges: { article: { category: 'Slaap en rust', author: 'Eva Maas' } },
  });
  await publish();
  expect(await readArticle()).toMatchObject({ category: 'Slaap en rust', author: 'Eva Maas' });
});

test('hides draft changes when the previous version unpublished the article', async () => {
  await saveDraft({ title: 'Beter slapen' });
  await app.db.update(articles).set({ isPublished: false, version: 3 }).where(eq(articles.id, article.id));
  expect(await readArticle()).toMatchObject({ draftChanges: null });
  expect((await publish()).status).toBe(409);
  await setPublished(true);
  expect(await readArticle()).toMatchObject({ draftChanges: { number: 3, basedOn: 2 } });
  expect(await app.db.$count(articleRevisions)).toBe(5);
});
