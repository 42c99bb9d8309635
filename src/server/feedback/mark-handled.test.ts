import { beforeEach, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { auditLog } from '../db/schema/audit.ts';
import { readerFeedback } from '../db/schema/reader-feedback.ts';
import { runMaintenance } from '../maintenance/run.ts';

const app = setUpTestApp();
const ANSWER = { path: '/pmo', isClear: false };

let cookie = '';
beforeEach(async () => {
  ({ cookie } = await app.logIn());
});

const store = (...words: Array<string | null>) =>
  app.db.insert(readerFeedback).values(words.map((text) => ({ ...ANSWER, words: text, createdAt: app.time.now })));
const handle = async (ids: number[], handled = true) => {
  const body = { ids, handled };
  const response = await app.request('/api/admin/feedback/handled', { method: 'POST', body, cookie });
  return ((await response.json()) as { changed?: number }).changed;
};
const stored = () => app.db.select().from(readerFeedback).orderBy(readerFeedback.id);
const later = (days: number) => {
  app.time.now = new Date(app.time.now.getTime() + days * DAY_MS + 1);
};

test('marks a comment as handled, and reopens it', async () => {
  await store('Te lang.', 'Te kort.', null);
  expect(await handle([1, 3, 99])).toBe(1);
  expect((await stored()).map(({ handledAt }) => handledAt !== null)).toEqual([true, false, false]);
  expect(await handle([1, 2], false)).toBe(1);
  expect((await stored()).map(({ handledAt }) => handledAt)).toEqual([null, null, null]);
  const lines = await app.db.select().from(auditLog);
  expect(lines.filter(({ action }) => action.startsWith('feedback.'))).toMatchObject([
    { action: 'feedback.handled', subjectId: 1, subject: null },
    { action: 'feedback.reopened', subjectId: 1, subject: null },
  ]);
});

test('marks a comment as handled once when two people do so at once', async () => {
  await store('Te lang.');
  const changed = await Promise.all([handle([1]), handle([1])]);
  expect(changed.toSorted()).toEqual([0, 1]);
});

test('refuses an empty and a too long list, and a visitor', async () => {
  expect(await handle([])).toBeUndefined();
  expect(await handle(Array.from({ length: 101 }, (_, index) => index + 1))).toBeUndefined();
  const body = { ids: [1], handled: true };
  expect((await app.request('/api/admin/feedback/handled', { method: 'POST', body })).status).toBe(401);
});

test('deletes a comment 30 days after it was handled, and keeps the answer', async () => {
  await store('Te lang.', 'Te kort.');
  await handle([1]);
  expect(await runMaintenance(app.system)).toMatchObject({ feedbackDeleted: 0 });
  later(30);
  expect(await runMaintenance(app.system)).toMatchObject({ feedbackDeleted: 1 });
  expect(await stored()).toMatchObject([{ words: null, isClear: false }, { words: 'Te kort.' }]);
  ({ cookie } = await app.logIn());
  expect(await handle([1], false)).toBe(0);
});

test('deletes an answer after a year', async () => {
  await store('Te lang.', null);
  later(300);
  await store(null);
  later(65);
  expect(await runMaintenance(app.system)).toMatchObject({ feedbackDeleted: 2 });
  expect((await stored()).map(({ id }) => id)).toEqual([3]);
});

test('deletes the answers with an article that is deleted for good', async () => {
  const { id } = await app.article(cookie, { isPublished: true });
  await app.db.insert(readerFeedback).values({ ...ANSWER, articleId: id, createdAt: app.time.now });
  await app.request(`/api/admin/articles/${id}`, { method: 'DELETE', cookie });
  expect(await stored()).toHaveLength(1);
  await app.request(`/api/admin/bin/${id}`, { method: 'DELETE', cookie });
  expect(await stored()).toEqual([]);
});
