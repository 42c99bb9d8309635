import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { sql } from '../db/drizzle.ts';
import { rowsOf } from '../db/rows-of.ts';
import { rateLimits } from '../db/schema/limits.ts';

const app = setUpTestApp();

const visit = (page: unknown, referrer?: unknown, headers: Record<string, string> = {}) =>
  app.request('/api/visits', { method: 'POST', body: { page, referrer }, headers });
const statusOf = async (...input: Parameters<typeof visit>) => (await visit(...input)).status;

const counted = async () =>
  (
    await rowsOf<{ line: string }>(
      app.db,
      sql`select concat_ws(' ', day, kind, name, count) as line from daily_counts order by day, kind, name`,
    )
  ).map(({ line }) => line);

test('counts a page and the site that led there', async () => {
  expect(await statusOf('/')).toBe(204);
  expect(await statusOf('/pmo/', 'www.Google.NL:443')).toBe(204);
  expect(await statusOf('/pmo', 'google.nl.')).toBe(204);
  expect(await counted()).toEqual(['2026-11-21 page / 1', '2026-11-21 page /pmo 2', '2026-11-21 referrer google.nl 2']);
});

test('counts published articles and videos, under their own address', async () => {
  const { cookie } = await app.logIn();
  await app.article(cookie, { slug: 'slaap', isPublished: true });
  await app.article(cookie, {
    slug: 'rust',
    isPublished: true,
    type: 'video',
    videoUrl: 'https://player.vimeo.com/video/1',
  });
  await app.article(cookie, { slug: 'concept' });
  for (const path of [
    'article/slaap',
    'video/rust',
    'video/slaap',
    'article/concept',
    'article/geen',
    'preview/article/1',
  ])
    expect(await statusOf(`/magazine/${path}`, 'nieuws.example')).toBe(204);
  expect(await counted()).toEqual([
    '2026-11-21 page /magazine/article/slaap 1',
    '2026-11-21 page /magazine/video/rust 1',
    '2026-11-21 referrer nieuws.example 2',
  ]);
});

test.each([
  '/geen-pagina',
  '/admindash',
  '/pmo?naam=jan',
  '/over-ons/bericht-verzonden',
  'https://evil.example/',
  '//pmo',
  '/PMO',
  '',
  'constructor',
  "/magazine/article/' or 1=1 --",
  '/magazine/article/\ud800',
])('counts nothing for %j', async (page) => {
  expect(await statusOf(page, 'google.nl')).toBe(204);
  expect(await counted()).toEqual([]);
});

test.each([
  'localhost:4321',
  'localhost',
  '192.168.1.5',
  '[::1]',
  'intranet',
  'a b.nl',
  `${'x'.repeat(99)}.nl`,
  '=1+1.nl',
  '',
  null,
])('counts the page but not the referrer %j', async (referrer) => {
  expect(await statusOf('/pmo', referrer)).toBe(204);
  expect(await counted()).toEqual(['2026-11-21 page /pmo 1']);
});

test.each([
  { dnt: '1' },
  { 'sec-gpc': '1' },
  { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
])('counts nothing for a visitor with %j', async (headers) => {
  expect(await statusOf('/', 'google.nl', headers)).toBe(204);
  expect(await counted()).toEqual([]);
});

test('rejects a cross-site request and a large body', async () => {
  expect(await statusOf('/', null, { origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf('/', 'a'.repeat(1100))).toBe(413);
  expect(await statusOf('/', 'a'.repeat(301))).toBe(400);
  expect(await statusOf(['/'])).toBe(400);
  expect(await counted()).toEqual([]);
});

test('sets and reads no cookie', async () => {
  const { cookie } = await app.logIn();
  const response = await app.request('/api/visits', { method: 'POST', body: { page: '/' }, cookie });
  expect([response.status, response.headers.get('set-cookie')]).toEqual([204, null]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('limits an address for a minute, in memory alone', async () => {
  const from = (address: string) => visit('/', null, { 'x-forwarded-for': address });
  for (let sent = 0; sent < 60; sent += 1) expect((await from('203.0.113.7')).status).toBe(204);
  expect((await from('203.0.113.7')).status).toBe(204);
  expect((await from('203.0.113.8')).status).toBe(204);
  expect(await counted()).toEqual(['2026-11-21 page / 61']);
  expect(await app.db.select().from(rateLimits)).toEqual([]);
  app.time.now = new Date(app.time.now.getTime() + 60_000);
  await from('203.0.113.7');
  expect(await counted()).toEqual(['2026-11-21 page / 62']);
});

test('limits nobody after the clock was set back', async () => {
  for (let sent = 0; sent < 61; sent += 1) await visit('/');
  app.time.now = new Date(app.time.now.getTime() - 1000);
  await visit('/');
  expect(await counted()).toEqual(['2026-11-21 page / 61']);
});

test('a day ends at midnight in Amsterdam', async () => {
  for (const now of ['2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z']) {
    app.time.now = new Date(now);
    await visit('/pmo');
  }
  expect(await counted()).toEqual([
    '2026-03-29 page /pmo 1',
    '2026-03-30 page /pmo 1',
    '2026-10-25 page /pmo 1',
    '2026-10-26 page /pmo 1',
  ]);
});

test('adds up 50 visits at once', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      statusOf(index % 2 ? '/pmo' : '/', null, { 'x-forwarded-for': `203.0.113.${index}` }),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await counted()).toEqual(['2026-11-21 page / 25', '2026-11-21 page /pmo 25']);
});

test('sends the page no error when the database is unavailable', async () => {
  await app.db.execute(sql`alter table daily_counts rename to daily_counts_away`);
  expect(await statusOf('/')).toBe(204);
  await app.db.execute(sql`alter table daily_counts_away rename to daily_counts`);
  expect(await statusOf('/')).toBe(204);
  expect(await counted()).toEqual(['2026-11-21 page / 1']);
});
