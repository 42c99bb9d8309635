import { expect, test } from 'vitest';
import { STAFF, setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpHistory } from '../../../../tests/support/articles/history.ts';
import { DOCTOR } from '../../../../tests/support/articles/reviews.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { runMaintenance } from '../../maintenance/run.ts';
import { changePerson } from '../../staff/people/change.ts';
import { deleteOldRevisions } from './delete-old.ts';

const app = setUpTestApp();
const { article, list, name, save, setPublished, pass } = setUpHistory(app);

const DAY = 24 * 60;
/** A session lasts 12 hours. */
async function wait(minutes: number): Promise<void> {
  pass(minutes);
  Object.assign(article, await app.logIn());
}
const numbers = async (query = '') => (await list(`limit=50&${query}`)).revisions.map(({ number }) => number);

test('deletes drafts that were replaced more than 90 days ago', async () => {
  await save({ title: 'Een' });
  await wait(DAY);
  await save({ title: 'Twee' });
  await wait(89 * DAY);
  expect(await deleteOldRevisions(app.system)).toBe(0);
  await wait(1);
  expect(await runMaintenance(app.system)).toMatchObject({ revisionsDeleted: 1 });
  expect(await numbers()).toEqual([3, 2]);
  await wait(DAY);
  expect(await deleteOldRevisions(app.system)).toBe(1);
  await wait(900 * DAY);
  expect(await deleteOldRevisions(app.system)).toBe(0);
  expect(await numbers()).toEqual([3]);
  await save({ title: 'Drie' });
  expect(await numbers()).toEqual([4, 3]);
});

test('keeps a long-lived version for 90 days after it was replaced', async () => {
  await wait(900 * DAY);
  await save({ title: 'Anders' });
  expect(await deleteOldRevisions(app.system)).toBe(0);
  await wait(91 * DAY);
  expect(await deleteOldRevisions(app.system)).toBe(1);
});

test('keeps what staff named and what readers saw', async () => {
  await save({ title: 'Concept' });
  await save({ title: 'Met naam' });
  await name(3, 'Na overleg');
  await setPublished(true);
  await save({ title: 'Tikfout', isPublished: true });
  await save({ title: 'Zonder tikfout', isPublished: true });
  await setPublished(false);
  await save({ title: 'Weer concept' });
  await save({ title: 'Nieuw concept' });
  expect(await numbers()).toEqual([9, 7, 6, 4, 3, 1]);
  await wait(91 * DAY);
  expect(await deleteOldRevisions(app.system)).toBe(4);
  expect(await numbers()).toEqual([9, 7, 6, 4, 3]);
  for (const entry of [3, 6, 9]) expect(await numbers(`foldedInto=${entry}`)).toEqual([]);
  await name(3, null);
  expect(await deleteOldRevisions(app.system)).toBe(1);
  expect(await numbers()).toEqual([9, 7, 6, 4]);
});

test('keeps what a medical reviewer read, withdrawn or not', async () => {
  await changePerson(app.system, STAFF.email, { reviewer: DOCTOR });
  const reviewed = await app.request(`/api/admin/articles/${article.id}/reviews`, {
    method: 'POST',
    body: { version: article.version, draft: null },
    cookie: article.cookie,
  });
  expect(reviewed.status).toBe(200);
  await save({ title: 'Twee' });
  await save({ title: 'Drie' });
  await wait(900 * DAY);
  expect(await deleteOldRevisions(app.system)).toBe(1);
  await app.db.update(articleReviews).set({ withdrawnAt: app.time.now });
  expect(await deleteOldRevisions(app.system)).toBe(0);
  expect(await numbers()).toEqual([3, 1]);
  expect(await numbers('foldedInto=3')).toEqual([]);
});

test('lists what a medical reviewer read in an entry of several saves', async () => {
  await changePerson(app.system, STAFF.email, { reviewer: DOCTOR });
  await save({ title: 'Gelezen' });
  await app.request(`/api/admin/articles/${article.id}/reviews`, {
    method: 'POST',
    body: { version: article.version, draft: null },
    cookie: article.cookie,
  });
  await save({ title: 'Zonder tikfout' });
  await wait(DAY);
  await save({ title: 'Anders' });
  await wait(900 * DAY);
  expect(await deleteOldRevisions(app.system)).toBe(1);
  expect([await numbers(), await numbers('foldedInto=3')]).toEqual([[4, 3], [2]]);
  await app.db.delete(articleReviews);
  expect(await deleteOldRevisions(app.system)).toBe(2);
  expect(await numbers()).toEqual([4]);
});
