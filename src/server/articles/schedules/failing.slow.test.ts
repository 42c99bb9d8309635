import { describe, expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { DUE_AT, setUpSchedules } from '../../../../tests/support/articles/schedules.ts';
import type { ActivityPage } from '../../../shared/contract/activity.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/dates/durations.ts';
import { and, eq } from '../../db/drizzle.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { silentLog } from '../../log/log.ts';
import { carryOutDue } from './carry-out-due.ts';

const app = setUpTestApp();
const {
  article,
  schedule,
  scheduleOf,
  save,
  setPublished,
  request,
  carryOut,
  carryOutAtItsTime,
  shown,
  failureAndNextTry,
} = setUpSchedules(app);

/** Nothing is tried again, not even after a day, because time alone does not help. */
async function expectWaiting(failure: string): Promise<void> {
  expect(await scheduleOf()).toMatchObject({ failure, nextTryAt: null });
  app.time.now = new Date(app.time.now.getTime() + DAY_MS);
  expect(await carryOut()).toEqual({ count: 0, nextAt: undefined });
  expect(await app.db.select({ attempts: articleSchedules.attempts }).from(articleSchedules)).toEqual([
    { attempts: 1 },
  ]);
}

describe('what fails', () => {
  const takeSlug = () => app.article(article.cookie, { title: 'Ander', slug: 'bezet' });

  test('is shown, and tried again after a minute, then ever longer', async () => {
    await save({ slug: 'bezet' });
    await schedule();
    await save({ slug: 'vrij' });
    const other = await takeSlug();
    await carryOutAtItsTime();
    const failure = 'The slug "bezet" is taken by another article. Choose another one.';
    const delays: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const { minutes } = await failureAndNextTry();
      delays.push(minutes);
      expect(await carryOut()).toMatchObject({ count: 0 });
      app.time.now = new Date(app.time.now.getTime() + minutes * 60_000);
      await carryOut();
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    const nextTryAt = new Date(app.time.now.getTime() + HOUR_MS).toISOString();
    expect(await scheduleOf()).toMatchObject({ failure, dueAt: DUE_AT.toISOString(), nextTryAt });
    const page = await app.request('/api/admin/articles?state=scheduled', { cookie: article.cookie });
    expect(await page.json()).toMatchObject({ articles: [{ schedule: { failure } }] });
    await request(String(other.id), 'DELETE');
    app.time.now = new Date(app.time.now.getTime() + HOUR_MS);
    expect(await carryOut()).toMatchObject({ count: 1 });
    expect([await shown('bezet'), await scheduleOf()]).toEqual(['Slapen zonder pillen', null]);
  });

  test('says so for a deleted category, and publishes when it is back', async () => {
    const category = (method: string, path = '') =>
      app.request(`/api/admin/categories${path}`, {
        method,
        ...(method === 'POST' && { body: { name: 'Tijdelijk' } }),
        cookie: article.cookie,
      });
    const { id } = (await (await category('POST')).json()) as { id: number };
    await save({ category: 'Tijdelijk' });
    await schedule();
    await save({});
    expect((await category('DELETE', `/${id}`)).ok).toBe(true);
    await carryOutAtItsTime();
    expect((await failureAndNextTry()).failure).toMatch(/^The category “Tijdelijk” of this article was deleted/);
    await category('POST');
    app.time.now = new Date(DUE_AT.getTime() + 60_000);
    expect(await carryOut()).toMatchObject({ count: 1 });
  });

  test('says so for a version that is gone', async () => {
    await save({ title: 'Tweede' });
    await schedule();
    const isScheduled = and(eq(articleRevisions.articleId, article.id), eq(articleRevisions.number, 2));
    await app.db.delete(articleRevisions).where(isScheduled);
    await carryOutAtItsTime();
    await expectWaiting('The version that was scheduled is gone.');
  });

  test('waits for staff when a colleague published the article before', async () => {
    await schedule();
    const [stored] = await app.db.select().from(articleSchedules);
    await setPublished(true);
    if (stored) await app.db.insert(articleSchedules).values(stored);
    await carryOutAtItsTime();
    await expectWaiting('This article was published before its time, and has changed since.');
  });

  test('is in the activity once, however often it is tried again, and a line of the log each time', async () => {
    const lines: unknown[] = [];
    const log = { ...silentLog, info: (event: string, details = {}) => void lines.push({ event, ...details }) };
    await save({ slug: 'bezet' });
    await schedule();
    await save({ slug: 'vrij' });
    await takeSlug();
    for (const minutes of [0, 1]) {
      app.time.now = new Date(DUE_AT.getTime() + minutes * 60_000);
      await carryOutDue({ ...app.system, log });
    }
    expect(lines).toEqual(
      [0, 1].map((attempts) => ({ event: 'schedule', article: article.id, attempts, refused: 'conflict' })),
    );
    const activity = await app.request('/api/admin/activity?group=publishing', { cookie: article.cookie });
    const { entries } = (await activity.json()) as ActivityPage;
    expect(entries.map(({ who, what, subject }) => [who, what, subject])).toEqual([
      ['The site', 'could not carry out what was scheduled for an article', 'Slapen zonder pillen'],
      ['Anna', 'scheduled a change of an article', 'Slapen zonder pillen'],
    ]);
  });

  test('never shows a message of the database', async () => {
    await schedule();
    await app.db.update(articleSchedules).set({ revision: null });
    await carryOutAtItsTime();
    expect((await failureAndNextTry()).failure).toBe('Something went wrong on our side. The server tries again.');
  });

  test('does not stop the others', async () => {
    await save({ slug: 'bezet' });
    await schedule();
    await save({ slug: 'vrij' });
    await takeSlug();
    const { id, version } = await app.article(article.cookie, { title: 'Wel' });
    await schedule({ version }, id);
    expect(await carryOutAtItsTime()).toMatchObject({ count: 1 });
    expect(await shown('wel')).toBe('Wel');
  });
});

describe('the bin', () => {
  const remove = () => request(String(article.id), 'DELETE');
  const restore = () => app.request(`/api/admin/bin/${article.id}/restore`, { method: 'POST', cookie: article.cookie });

  test('a schedule waits, and is carried out if the article is back in time', async () => {
    await schedule();
    await remove();
    expect(await carryOut()).toEqual({ count: 0, nextAt: undefined });
    await restore();
    expect(await carryOut()).toEqual({ count: 0, nextAt: DUE_AT });
    expect(await carryOutAtItsTime()).toMatchObject({ count: 1 });
  });

  test('publishes nothing after its time, and says why', async () => {
    await schedule();
    await remove();
    expect(await carryOutAtItsTime()).toEqual({ count: 0, nextAt: undefined });
    await restore();
    expect(await carryOut()).toEqual({ count: 0, nextAt: undefined });
    expect(await shown()).toBe(404);
    expect(await scheduleOf()).toMatchObject({
      failure: 'The article was in the bin at this time.',
      nextTryAt: null,
    });
    await schedule({ wallTime: '2026-11-21T12:30' });
    app.time.now = new Date('2026-11-21T11:30:00Z');
    expect(await carryOut()).toMatchObject({ count: 1 });
  });

  test('loses the schedule when the article is deleted for good', async () => {
    await schedule();
    await remove();
    await app.request(`/api/admin/bin/${article.id}`, { method: 'DELETE', cookie: article.cookie });
    expect(await app.db.$count(articleSchedules)).toBe(0);
  });
});

describe('clocks', () => {
  test('carry out at a start what was due while the server was down', async () => {
    await schedule();
    app.time.now = new Date(DUE_AT.getTime() + 3 * DAY_MS);
    expect(await carryOut()).toMatchObject({ count: 1 });
    expect(await shown()).toBe('Slapen zonder pillen');
  });

  test('never carry anything out twice when they jump back', async () => {
    await schedule();
    await carryOutAtItsTime();
    await setPublished(false);
    app.time.now = new Date(DUE_AT.getTime() - 2 * HOUR_MS);
    await carryOut();
    app.time.now = new Date(DUE_AT.getTime() + HOUR_MS);
    expect(await carryOut()).toMatchObject({ count: 0 });
    expect(await shown()).toBe(404);
  });

  test('retry soon, even if the failure was recorded with a fast clock', async () => {
    await schedule();
    await app.db.update(articleSchedules).set({ tryAt: new Date('2036-01-01'), attempts: 1, failure: 'Iets' });
    expect(await carryOutAtItsTime()).toMatchObject({ count: 1 });
  });
});

test('carries out two hundred schedules that are due at once', async () => {
  const ids: number[] = [];
  for (let number = 0; number < 200; number += 1) {
    const { id, version } = await app.article(article.cookie, { title: `Nummer ${number}` });
    await schedule({ version }, id);
    ids.push(id);
  }
  app.time.now = DUE_AT;
  const runs = await Promise.all([carryOut(), carryOut()]);
  expect(runs[0]).toEqual({ count: 200, nextAt: undefined });
  expect(await (await app.request('/api/articles')).json()).toMatchObject({ total: 200 });
  expect(await app.db.$count(articleRevisions, eq(articleRevisions.reason, 'published-as-scheduled'))).toBe(200);
});
