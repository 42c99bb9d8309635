import { expect, test } from 'vitest';
import { addAdministrator } from '../../../../tests/support/administrator.ts';
import { STAFF, setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpReviews } from '../../../../tests/support/articles/reviews.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { deactivateAccount } from '../../staff/people/change.ts';
import { listPendingReviews } from './pending-reviews.ts';

const app = setUpTestApp();
const { article, review, save, saveDraft, setPublished, withdraw } = setUpReviews(app);

const pending = () => listPendingReviews(app.system);
const titles = async () => {
  const { due, changed, unreviewed } = await pending();
  return [due, changed, unreviewed].map(({ articles }) => articles.map(({ title }) => title));
};
const TITLE = 'Slapen zonder pillen';

test('lists published articles without a review, the oldest first', async () => {
  expect(await titles()).toEqual([[], [], []]);
  await setPublished(true);
  await app.article(article.cookie, { title: 'Jonger', isPublished: true });
  expect(await titles()).toEqual([[], [], [TITLE, 'Jonger']]);
  await review();
  expect(await titles()).toEqual([[], [], ['Jonger']]);
  await withdraw();
  expect(await titles()).toEqual([[], [], [TITLE, 'Jonger']]);
});

test('lists an overdue article as due only, not as changed too', async () => {
  await setPublished(true);
  await review({ dueOn: '2026-11-30' });
  await saveDraft({ content: '<p>Nieuw.</p>' });
  expect(await titles()).toEqual([[], [], []]);
  await save({ content: '<p>Ander.</p>', isPublished: true });
  expect(await titles()).toEqual([[], [TITLE], []]);
  app.time.now = new Date('2026-11-30T00:00:00Z');
  expect(await titles()).toEqual([[TITLE], [], []]);
  await save({ content: '<p>Ander.</p>', isPublished: false });
});

test('tells who reviewed what is due, and whether they left', async () => {
  await setPublished(true);
  await review({ dueOn: '2026-11-30' });
  app.time.now = new Date('2026-12-01T12:00:00Z');
  const days = { reviewedOn: '2026-11-21', dueOn: '2026-11-30' };
  const due = { id: article.id, title: TITLE, type: 'article', language: 'nl', ...days };
  expect((await pending()).due).toEqual({ total: 1, articles: [{ ...due, reviewer: 'Anna', isReviewerActive: true }] });
  await addAdministrator(app.db);
  await deactivateAccount(app.system, STAFF.email);
  expect((await pending()).due.articles).toMatchObject([{ isReviewerActive: false }]);
  await app.db.update(articleReviews).set({ staffId: null });
  expect((await pending()).due.articles).toMatchObject([{ reviewer: 'Anna', isReviewerActive: false }]);
});

test('counts all and lists fifty', { tags: ['slow'] }, async () => {
  for (let number = 1; number <= 51; number += 1)
    await app.article(article.cookie, { title: `Artikel ${number}`, isPublished: true });
  const { unreviewed } = await pending();
  expect([unreviewed.total, unreviewed.articles.length]).toEqual([51, 50]);
});
