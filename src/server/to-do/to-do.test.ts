import { beforeEach, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { NOTHING_TO_DO } from '../../../tests/support/nothing-to-do.ts';
import type { ToDo } from '../../shared/contract/to-do.ts';
import { eq } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { articleSchedules } from '../db/schema/articles/schedules.ts';
import { readerFeedback } from '../db/schema/reader-feedback.ts';

const app = setUpTestApp();
const DAY = 24 * 60 * 60 * 1000;

let cookie = '';
beforeEach(async () => {
  ({ cookie } = await app.logIn());
});

const toDo = async () => (await app.request('/api/admin/to-do', { cookie })).json() as Promise<ToDo>;
const daysAgo = (days: number) => new Date(app.time.now.getTime() - days * DAY);
const titles = (entries: { title: string }[]) => entries.map(({ title }) => title);
const age = (id: number, days: number) =>
  app.db
    .update(articles)
    .set({ updatedAt: daysAgo(days) })
    .where(eq(articles.id, id));
const answer = (values: Partial<typeof readerFeedback.$inferInsert> = {}) =>
  app.db.insert(readerFeedback).values({ path: '/pmo', isClear: false, createdAt: app.time.now, ...values });
const scheduleFor = (articleId: number, failure: string | null, days = 1) =>
  app.db.insert(articleSchedules).values({
    articleId,
    action: 'publish',
    dueAt: daysAgo(-days),
    wallTime: '2026-11-22T09:00',
    revision: 1,
    failure,
    createdAt: app.time.now,
  });

test('has nothing to do in an empty magazine, and nothing for visitors', async () => {
  expect(await toDo()).toEqual(NOTHING_TO_DO);
  expect((await app.request('/api/admin/to-do')).status).toBe(401);
});

test('lists drafts unchanged for a month and not scheduled, oldest first', async () => {
  const [older, old, fresh, scheduled, live] = [
    await app.article(cookie, { title: 'Ouder' }),
    await app.article(cookie, { title: 'Oud' }),
    await app.article(cookie, { title: 'Vers' }),
    await app.article(cookie, { title: 'Gepland' }),
    await app.article(cookie, { title: 'Zichtbaar', isPublished: true }),
  ];
  for (const [article, days] of [
    [older, 90],
    [old, 32],
    [fresh, 30],
    [scheduled, 90],
    [live, 90],
  ] as const)
    await age(article.id, days);
  await scheduleFor(scheduled.id, null);
  const { oldDrafts, total } = await toDo();
  expect(titles(oldDrafts.entries)).toEqual(['Ouder', 'Oud']);
  expect(oldDrafts).toMatchObject({ total: 2, entries: [{ id: older.id, version: 1, isPublished: false }, {}] });
  expect(total).toBe(2);
});

test('lists schedules that failed, and counts those still to come', async () => {
  const [failed, coming, binned] = [
    await app.article(cookie, { title: 'Mislukt' }),
    await app.article(cookie),
    await app.article(cookie),
  ];
  await scheduleFor(failed.id, 'The category was deleted.');
  await scheduleFor(coming.id, null);
  await scheduleFor(binned.id, 'The category was deleted.');
  await app.request(`/api/admin/articles/${binned.id}`, { method: 'DELETE', cookie });
  expect((await toDo()).failedSchedules).toMatchObject({
    total: 1,
    scheduled: 2,
    entries: [{ articleId: failed.id, title: 'Mislukt', failure: 'The category was deleted.' }],
  });
});

const image = (alt: string) => `<img src="/assets/magazine/leaf.webp"${alt}>`;

test('finds published articles with pictures that have no description', async () => {
  const isPublished = true;
  const content = `<p>${image('')}${image(' alt=""')}${image(' alt="  "')}${image(' alt="Een blad"')}</p>`;
  const decorative = image(' alt="" data-decorative="true"');
  const described = `<p>${image(' title="Blad" alt="Een blad"')}${decorative}</p>`;
  await app.article(cookie, { title: 'Beschreven', isPublished, content: described, image: '', imageAlt: '' });
  await app.article(cookie, { title: 'Concept', content, image: '' });
  await app.article(cookie, { title: 'Tekst', isPublished, content, image: '', imageAlt: '' });
  const cover = { image: '/assets/magazine/leaf.webp', content: described };
  await app.article(cookie, { title: 'Omslag', isPublished, ...cover, imageAlt: ' ' });
  await app.article(cookie, { title: 'Beide goed', isPublished, ...cover, imageAlt: 'Een blad' });
  await app.article(cookie, { title: 'Versiering', isPublished, ...cover, imageAlt: '', imageIsDecorative: true });
  const { undescribedPictures } = await toDo();
  expect(undescribedPictures.total).toBe(2);
  expect(undescribedPictures.entries).toMatchObject([
    { title: 'Omslag', inText: 0, isCoverUndescribed: true },
    { title: 'Tekst', inText: 3, isCoverUndescribed: false },
  ]);
});

test('lists articles with pictures of other websites', async () => {
  const content = '<p><img src="https://Elders.example/a.png" alt="A"><img src="https://x.example/b.png" alt="B"></p>';
  const { id } = await app.article(cookie, { title: 'Van elders', content });
  await app.article(cookie);
  expect((await toDo()).remotePictures).toMatchObject({
    total: 1,
    entries: [{ id, title: 'Van elders', isPublished: false, hosts: ['elders.example', 'x.example'] }],
  });
});

test('counts answers by page, under its current address', async () => {
  const { id, slug } = await app.article(cookie, { title: 'Slaap', isPublished: true });
  await answer({ articleId: id, path: '/magazine/article/aanvankelijk', isClear: true });
  await answer({ articleId: id, path: `/magazine/article/${slug}`, words: 'Te lang.' });
  await answer({ createdAt: daysAgo(364) });
  await answer({ createdAt: daysAgo(366) });
  await answer({ words: 'Al bekeken.', handledAt: app.time.now });
  const { readerFeedback, total } = await toDo();
  expect(total).toBe(1);
  expect(readerFeedback).toEqual({
    total: 1,
    entries: [
      {
        path: `/magazine/article/${slug}`,
        article: { id, title: 'Slaap', language: 'nl' },
        yes: 1,
        no: 1,
        words: [{ id: 2, text: 'Te lang.', isClear: false, createdAt: app.time.now.toISOString() }],
        moreWords: 0,
      },
      { path: '/pmo', article: null, yes: 0, no: 2, words: [], moreWords: 0 },
    ],
  });
});

test('shows the newest words of a page, and how many more there are', async () => {
  for (let index = 0; index < 12; index += 1)
    await answer({ words: `Zin ${index}`, createdAt: new Date(app.time.now.getTime() + index) });
  const { entries, total } = (await toDo()).readerFeedback;
  expect(total).toBe(12);
  expect(entries).toMatchObject([{ no: 12, moreWords: 2 }]);
  expect(entries[0]?.words.map(({ text }) => text).slice(0, 2)).toEqual(['Zin 11', 'Zin 10']);
});

test('leaves out answers about an article in the bin', async () => {
  const { id } = await app.article(cookie, { isPublished: true });
  await answer({ articleId: id, words: 'Te lang.' });
  await app.request(`/api/admin/articles/${id}`, { method: 'DELETE', cookie });
  expect((await toDo()).readerFeedback).toEqual({ total: 0, entries: [] });
  await app.request(`/api/admin/bin/${id}/restore`, { method: 'POST', cookie });
  expect((await toDo()).readerFeedback.total).toBe(1);
});

test('shows the first twenty of a group and counts to a thousand', { tags: ['slow'] }, async () => {
  const { id } = await app.article(cookie);
  await age(id, 90);
  const [row] = await app.db.select().from(articles).where(eq(articles.id, id));
  if (!row) throw new Error('There is no article');
  const { id: _id, shownAt, titleVector, headVector, searchVector, ...copy } = row;
  const copies = (from: number, count: number) =>
    app.db
      .insert(articles)
      .values(Array.from({ length: count }, (_, index) => ({ ...copy, slug: `kopie-${from + index}` })));
  await copies(0, 29);
  expect((await toDo()).oldDrafts.entries).toHaveLength(20);
  expect((await toDo()).oldDrafts.total).toBe(30);
  for (let made = 29; made < 1029; made += 100) await copies(made, 100);
  expect((await toDo()).oldDrafts.total).toBe(1001);
});
