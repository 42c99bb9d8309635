import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { memoryStore } from '../../../tests/support/pictures/memory-store.ts';
import type { AdminArticle } from '../../shared/contract/articles/articles.ts';
import { readerFeedback } from '../db/schema/reader-feedback.ts';
import { exportMagazine } from '../operations/export/magazine.ts';
import { readStarterMagazine } from '../operations/starter/read.ts';

const app = setUpTestApp({ images: memoryStore() });

/** An English article that readers have. */
async function published() {
  const { cookie } = await app.logIn();
  const article = (await app.article(cookie, { language: 'en', slug: 'sleep', isPublished: true })) as AdminArticle;
  const path = `/api/admin/articles/${article.id}`;
  const send = async (end: string, method: string, body?: object) =>
    (await (await app.request(`${path}${end}`, { method, cookie, ...(body && { body }) })).json()) as AdminArticle;
  return { article, cookie, send };
}

test('an article is Dutch, unless another language is chosen', async () => {
  const { cookie } = await app.logIn();
  expect(await app.article(cookie)).toMatchObject({ language: 'nl' });
  const body = { ...ARTICLE, language: 'de' };
  expect((await app.request('/api/admin/articles', { method: 'POST', body, cookie })).status).toBe(400);
});

test('readers get the language of an article, also in lists', async () => {
  await published();
  expect(await (await app.request('/api/articles/sleep')).json()).toMatchObject({ language: 'en' });
  expect(await (await app.request('/api/articles')).json()).toMatchObject({ articles: [{ language: 'en' }] });
});

test('the history keeps the language of each version', async () => {
  const { article, send } = await published();
  await send('', 'PUT', { ...ARTICLE, slug: 'sleep', isPublished: true, version: article.version });
  const languageOf = async (number: number) =>
    ((await send(`/revisions/${number}`, 'GET')) as unknown as { article: AdminArticle }).article.language;
  expect([await languageOf(1), await languageOf(2)]).toEqual(['en', 'nl']);
});

test('draft changes change the language only when published', async () => {
  const { article, send } = await published();
  const shown = async () => (await (await app.request('/api/articles/sleep')).json()) as AdminArticle;
  const dutch = { ...ARTICLE, slug: 'sleep', language: 'nl', version: article.version, draft: null };
  const saved = (await send('/draft-changes', 'PUT', dutch)) as unknown as { number: number };
  expect((await shown()).language).toBe('en');
  await send('/draft-changes/publish', 'POST', { draft: saved.number });
  expect((await shown()).language).toBe('nl');
});

test('the text check reads Dutch and English in every article', async () => {
  const { cookie } = await app.logIn();
  const content = '<p>This herb cures cancer.</p>';
  const create = (language: string) =>
    app.request('/api/admin/articles', {
      method: 'POST',
      body: { ...ARTICLE, content, language, isPublished: true },
      cookie,
    });
  expect((await create('en')).status).toBe(422);
  expect((await create('nl')).status).toBe(422);
});

test('an export names English, and can be read again', async () => {
  const { cookie } = await published();
  await app.article(cookie, { slug: 'slapen', isPublished: true });
  const folder = join(await mkdtemp(join(tmpdir(), 'language-')), 'export');
  await exportMagazine(app.system, folder, 'public');
  const { articles } = await readStarterMagazine(join(folder, 'articles'));
  expect(articles.map(({ input }) => [input.slug, input.language])).toEqual([
    ['slapen', 'nl'],
    ['sleep', 'en'],
  ]);
  await rm(folder, { recursive: true });
});

test('an export names the pair of an article, and can be read again', async () => {
  const { article, send } = await published();
  const { cookie } = await app.logIn();
  const dutch = (await app.article(cookie, { slug: 'slapen', isPublished: true })) as AdminArticle;
  await send('/pair', 'PUT', { other: dutch.id });
  const folder = join(await mkdtemp(join(tmpdir(), 'pair-')), 'export');
  await exportMagazine(app.system, folder, 'public');
  const { articles } = await readStarterMagazine(join(folder, 'articles'));
  expect(articles.map(({ input, pair }) => [input.slug, pair])).toEqual([
    ['slapen', 'sleep'],
    ['sleep', 'slapen'],
  ]);
  const lines = (await readFile(join(folder, 'articles.jsonl'), 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).pair)).toEqual([dutch.id, article.id]);
  const file = join(folder, 'articles', 'sleep.md');
  await writeFile(file, (await readFile(file, 'utf8')).replace('pair: slapen', 'pair: slepen'));
  await expect(readStarterMagazine(join(folder, 'articles'))).rejects.toThrow(
    /pair ".*" must be the file of an article in the other language/,
  );
  await rm(folder, { recursive: true });
});

test('staff read the language of an article wherever its title is listed', async () => {
  const { article, cookie, send } = await published();
  const list = async (path: string) => (await app.request(`/api/admin/${path}`, { cookie })).json();
  await send('/schedule', 'PUT', { action: 'unpublish', wallTime: '2027-01-05T08:30', version: 1, draft: null });
  await app.db
    .insert(readerFeedback)
    .values({ path: '/', articleId: article.id, isClear: false, createdAt: app.time.now });
  expect(await list(`articles/${article.id}/revisions`)).toMatchObject({ language: 'en' });
  expect(await list('activity')).toMatchObject({ entries: [{}, {}, { article: { language: 'en' } }] });
  expect(await list('schedules')).toMatchObject({ schedules: [{ language: 'en' }] });
  expect(await list('to-do')).toMatchObject({
    readerFeedback: { entries: [{ article: { language: 'en' } }] },
    reviews: { unreviewed: { entries: [{ language: 'en' }] } },
  });
  await app.request(`/api/admin/articles/${article.id}`, { method: 'DELETE', cookie });
  expect(await list('bin')).toMatchObject({ articles: [{ language: 'en' }] });
  expect(await list('activity')).toMatchObject({ entries: [{ article: { language: 'en' } }, {}, {}, {}] });
});
