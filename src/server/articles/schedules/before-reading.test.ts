import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { DUE_AT, setUpSchedules } from '../../../../tests/support/articles/schedules.ts';
import { startCdnEmulator } from '../../../../tests/support/emulators/cdn-emulator.ts';
import { vercelCache } from '../../cache/vercel-cache.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { beforeReading } from './before-reading.ts';

const app = setUpTestApp({ cache: vercelCache });
const { article, schedule, setPublished, shown, request } = setUpSchedules(app);
const LISTING = '/api/articles';
const PAGE = '/api/articles/slapen-zonder-pillen';

const secondsOf = async (path: string) =>
  Number(/max-age=(\d+)/.exec((await app.request(path)).headers.get('vercel-cdn-cache-control') ?? '')?.[1] ?? 0);
const before = (seconds: number) => {
  app.time.now = new Date(DUE_AT.getTime() - seconds * 1000);
};

test('keeps responses on a CDN until the next scheduled change', async () => {
  await setPublished(true);
  expect([await secondsOf(LISTING), await secondsOf(PAGE)]).toEqual([3600, 3600]);
  await schedule({ action: 'unpublish' });
  expect([await secondsOf(LISTING), await secondsOf(PAGE)]).toEqual([3599, 3599]);
  before(90.5);
  expect([await secondsOf(LISTING), await secondsOf(PAGE)]).toEqual([89, 89]);
  before(1.9);
  const last = await app.request(PAGE);
  expect([last.headers.get('cache-control'), last.headers.get('vercel-cdn-cache-control')]).toEqual(['no-store', null]);
});

test('caches for as long as ever when the next schedule is far away', async () => {
  await schedule({ wallTime: '2026-11-25T09:00' });
  expect(await secondsOf(LISTING)).toBe(3600);
});

test.each([true, false])('carries out what is due for the first reader (published: %s)', async (isPublished) => {
  await setPublished(isPublished);
  await schedule({ action: isPublished ? 'unpublish' : 'publish' });
  app.time.now = DUE_AT;
  expect(await shown()).toBe(isPublished ? 404 : 'Slapen zonder pillen');
  expect(await app.db.$count(articleSchedules)).toBe(0);
});

test('caches nothing and answers while a schedule cannot be carried out', async () => {
  await setPublished(true);
  await schedule({ action: 'unpublish' });
  app.time.now = DUE_AT;
  const broken = {
    ...app.system,
    db: new Proxy(app.db, { get: () => () => Promise.reject(new Error('unavailable')) }),
  };
  expect(await beforeReading(broken)).toEqual({ seconds: 0 });
});

test('no CDN serves the old page after the scheduled time', async () => {
  const cdn = startCdnEmulator((path) => app.request(path));
  try {
    const fields = { title: 'Ander', slug: 'ander', isPublished: true };
    await app.article(article.cookie, fields);
    await setPublished(true);
    for (const path of [LISTING, PAGE]) expect((await cdn.get(path)).body).toContain('Slapen zonder pillen');
    const purges = cdn.purges;
    await schedule({ action: 'unpublish' });
    expect(cdn.purges).toBeGreaterThan(purges);
    // No request and no timer runs between scheduling and the scheduled time.
    app.time.now = DUE_AT;
    expect((await cdn.get(LISTING)).body).not.toContain('Slapen zonder pillen');
    expect((await cdn.get(PAGE)).status).toBe(404);
  } finally {
    cdn.leave();
  }
});

test('a schedule of an article that comes back from the bin purges too', async () => {
  await schedule();
  await request(String(article.id), 'DELETE');
  const cdn = startCdnEmulator((path) => app.request(path));
  try {
    await cdn.get(LISTING);
    await app.request(`/api/admin/bin/${article.id}/restore`, { method: 'POST', cookie: article.cookie });
    app.time.now = DUE_AT;
    expect((await cdn.get(LISTING)).body).toContain('Slapen zonder pillen');
  } finally {
    cdn.leave();
  }
});
