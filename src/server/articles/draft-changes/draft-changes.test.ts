import { describe, expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpDraftChanges } from '../../../../tests/support/articles/draft-changes.ts';
import { articles } from '../../db/schema/articles/articles.ts';

const app = setUpTestApp();
const { article, draft, request, list, entries, save, readArticle, saveDraft, publish, discard, shown } =
  setUpDraftChanges(app);

test('draft changes do not change what readers see', async () => {
  const before = await app.db.select().from(articles);
  const saved = await saveDraft({ title: 'Beter slapen', slug: 'beter-slapen', tags: ['slaap'] });
  expect(saved.status).toBe(200);
  expect(await saved.json()).toEqual({
    number: 3,
    basedOn: article.version,
    savedAt: '2026-11-21T10:00:00.000Z',
    savedBy: { staffId: article.staffId, name: 'Anna' },
    article: {
      ...{ title: 'Beter slapen', slug: 'beter-slapen', content: ARTICLE.content, excerpt: null },
      ...{ category: ARTICLE.category, type: 'article', author: 'Redactie', writerId: null },
      ...{ isPublished: true, image: null, imageAlt: null, videoUrl: null, seoTitle: null, seoDescription: null },
      tags: ['slaap'],
      sources: [],
      language: 'nl',
      imageIsDecorative: false,
    },
  });
  expect(await app.db.select().from(articles)).toEqual(before);
  expect(await shown()).toMatchObject({ title: ARTICLE.title });
});

test('the editor gets draft changes with the article', async () => {
  expect(await readArticle()).toMatchObject({ draftChanges: null });
  const saved = await (await saveDraft({ title: 'Beter slapen' })).json();
  expect(await readArticle()).toMatchObject({ title: ARTICLE.title, isPublished: true, draftChanges: saved });
});

test.each(['', '?search=slapen'])('the list%s says which articles have draft changes', async (query) => {
  await app.article(article.cookie, { title: 'Ander slapen', isPublished: true });
  await saveDraft({ title: 'Beter slapen' });
  const page = (await (await app.request(`/api/admin/articles${query}`, { cookie: article.cookie })).json()) as {
    articles: { title: string; draftChanges: { number: number } | null }[];
  };
  expect(page.articles.map(({ title, draftChanges }) => [title, draftChanges]).sort()).toEqual([
    ['Ander slapen', null],
    [ARTICLE.title, { number: draft.number }],
  ]);
  expect(await (await app.request(`/api/articles${query}`)).text()).not.toContain('raft');
});

test('publishing shows draft changes to readers', async () => {
  await saveDraft({ title: 'Beter slapen', slug: 'beter-slapen' });
  const published = await publish();
  expect(published.status).toBe(200);
  expect(await published.json()).toMatchObject({ title: 'Beter slapen', slug: 'beter-slapen', isPublished: true });
  expect(await shown('beter-slapen')).toMatchObject({ title: 'Beter slapen' });
  expect(await readArticle()).toMatchObject({ title: 'Beter slapen', draftChanges: null });
  expect(await entries()).toEqual(['4 published', '3 draft-saved', '2 published', '1 created']);
});

test('saving with draft changes publishes the text that was sent', async () => {
  await saveDraft({ title: 'Beter slapen' });
  expect((await save({ title: 'Best slapen', isPublished: true, draft: draft.number })).status).toBe(200);
  expect(await readArticle()).toMatchObject({ title: 'Best slapen', draftChanges: null });
  expect((await entries())[0]).toBe('4 published');
});

test('saving without draft changes leaves them', async () => {
  await saveDraft({ title: 'Beter slapen' });
  expect((await save({ title: 'Van een programma', isPublished: true })).status).toBe(200);
  expect(await shown('van-een-programma')).toMatchObject({ title: 'Van een programma' });
  expect(await readArticle()).toMatchObject({
    draftChanges: { article: { title: 'Beter slapen' }, basedOn: 2 },
    version: 3,
  });
  const refused = await publish();
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: expect.stringContaining('Open it') }]);
  expect((await saveDraft({ title: 'Best slapen' })).status).toBe(200);
  expect((await publish()).status).toBe(200);
});

test('discarding keeps draft changes in the history', async () => {
  await saveDraft({ title: 'Beter slapen' });
  expect((await discard()).status).toBe(204);
  expect(await readArticle()).toMatchObject({ title: ARTICLE.title, draftChanges: null });
  const { revisions } = await list();
  expect(revisions[0]).toMatchObject({ number: 3, title: 'Beter slapen', isDraft: true, isCurrent: false });
  expect((await request(`${article.id}/revisions/3`)).status).toBe(200);
  draft.number = null;
  expect((await saveDraft({ title: 'Opnieuw' })).status).toBe(200);
});

describe('draft changes are refused', () => {
  const refusal = async (response: Promise<Response>) => (await response).status;

  test('when the article is a draft', async () => {
    await save({ isPublished: false });
    const refused = await saveDraft({ title: 'Beter slapen' });
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { error: expect.stringContaining('no longer published') },
    ]);
  });

  test('when the article or its draft changes are newer', async () => {
    expect(await refusal(saveDraft({ version: 1 }))).toBe(409);
    expect(await refusal(saveDraft({ draft: 3 }))).toBe(409);
    await saveDraft({ title: 'Beter slapen' });
    expect(await refusal(saveDraft({ draft: null }))).toBe(409);
    await saveDraft({ title: 'Best slapen' });
    expect([await refusal(publish(3)), await refusal(discard(3))]).toEqual([409, 409]);
    expect(await refusal(save({ isPublished: true, draft: 3 }))).toBe(409);
    expect(await shown()).toMatchObject({ title: ARTICLE.title });
    expect(await refusal(publish(4))).toBe(200);
    expect([await refusal(publish(4)), await refusal(discard(4))]).toEqual([409, 409]);
  });

  test('when their slug is taken', async () => {
    await app.article(article.cookie, { title: 'Ander', slug: 'ander' });
    const refused = await saveDraft({ slug: 'ander' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ fields: { slug: expect.stringContaining('ander') } });
    await saveDraft({ slug: 'vrij' });
    await app.article(article.cookie, { title: 'Vrij', slug: 'vrij' });
    expect(await refusal(publish())).toBe(409);
    expect(await readArticle()).toMatchObject({ draftChanges: { article: { slug: 'vrij' } } });
  });

  test('when the article does not exist', async () => {
    article.id = 999;
    expect([await refusal(saveDraft({})), await refusal(publish(1)), await refusal(discard(1))]).toEqual([
      404, 404, 404,
    ]);
  });

  test('to visitors', async () => {
    await saveDraft({ title: 'Beter slapen' });
    article.cookie = '';
    expect([await refusal(saveDraft({})), await refusal(publish()), await refusal(discard())]).toEqual([401, 401, 401]);
  });
});

test('an empty slug keeps the address of the article', async () => {
  const saved = await saveDraft({ title: 'Heel anders', slug: '' });
  expect(await saved.json()).toMatchObject({ article: { slug: 'slapen-zonder-pillen' } });
});
