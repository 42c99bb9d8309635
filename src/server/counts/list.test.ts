import { beforeEach, expect, test } from 'vitest';
import { colleague } from '../../../tests/support/api/colleague.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { Visits } from '../../shared/contract/visitors/visits.ts';
import { sql } from '../db/drizzle.ts';
import { searchedTerms } from '../db/schema/daily-counts.ts';
import { staff } from '../db/schema/staff.ts';

const app = setUpTestApp();
let cookie = '';
beforeEach(async () => {
  ({ cookie } = await app.logIn());
});

const visits = async (query = '') =>
  (await app.request(`/api/admin/visits${query}`, { cookie })).json() as Promise<Visits>;
const store = (...rows: [day: string, kind: string, name: string, count: number][]) =>
  app.db.execute(
    sql`insert into daily_counts values ${sql.join(
      rows.map(
        (row) =>
          sql`(${sql.join(
            row.map((value) => sql`${value}`),
            sql`, `,
          )})`,
      ),
      sql`, `,
    )}`,
  );

/** As if visitors of three networks had typed them. */
const show = (...terms: string[]) =>
  app.db
    .insert(searchedTerms)
    .values(terms.map((term) => ({ term, networks: [], since: '2026-11-21', isShown: true })));

test('has nothing to show before the first visit', async () => {
  const nothing = { pages: [], referrers: [], searches: [], missedSearches: [] };
  const weeks = ['2026-11-09', '2026-11-16'];
  expect(await visits('?weeks=2')).toEqual({ isCounting: true, weeks, perWeek: [0, 0], ...nothing });
});

test('adds up the days of each week, the highest number first', async () => {
  await app.article(cookie, { slug: 'slaap', title: 'Sleeping', language: 'en', isPublished: true });
  await store(
    ['2026-11-01', 'page', '/pmo', 100],
    ['2026-11-02', 'page', '/pmo', 1],
    ['2026-11-08', 'page', '/pmo', 2],
    ['2026-11-09', 'page', '/pmo', 4],
    ['2026-11-21', 'page', '/magazine/article/slaap', 8],
    ['2026-11-21', 'referrer', 'google.nl', 3],
    ['2026-11-20', 'search', 'moe', 2],
    ['2026-11-19', 'missed-search', 'wrat', 1],
    ['2026-11-20', 'missed-search', 'wrat', 1],
    ['2026-11-22', 'page', '/pmo', 1000],
  );
  await show('moe', 'wrat');
  const found = await visits('?weeks=3');
  expect(found.weeks).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  expect(found.perWeek).toEqual([3, 4, 8]);
  expect(found.pages).toEqual([
    {
      name: '/magazine/article/slaap',
      ...{ title: 'Sleeping', language: 'en' },
      ...{ total: 8, lastDay: '2026-11-21', perWeek: [0, 0, 8] },
    },
    { name: '/pmo', title: null, language: null, total: 7, lastDay: '2026-11-09', perWeek: [3, 4, 0] },
  ]);
  expect(found.referrers).toMatchObject([{ name: 'google.nl', total: 3, perWeek: [0, 0, 3] }]);
  expect(found.searches).toMatchObject([{ name: 'moe', total: 2 }]);
  expect(found.missedSearches).toMatchObject([{ name: 'wrat', total: 2, lastDay: '2026-11-20' }]);
});

test('shows 50 sites, and counts all pages in the total', async () => {
  await app.db.execute(sql`
    insert into daily_counts select '2026-11-20', 'referrer', 'site' || n || '.nl', n from generate_series(1, 60) n`);
  await app.db.execute(sql`
    insert into daily_counts select '2026-11-20', 'page', '/magazine/article/a' || n, 1 from generate_series(1, 300) n`);
  const found = await visits();
  expect(found.referrers.map(({ total }) => total)).toEqual(Array.from({ length: 50 }, (_, index) => 60 - index));
  expect([found.pages.length, found.perWeek.at(-1)]).toEqual([200, 300]);
});

test.each(['0', '109', 'all', '1.5', '-1'])('refuses ?weeks=%s', async (weeks) => {
  for (const path of ['/api/admin/visits', '/api/admin/visits.csv'])
    expect((await app.request(`${path}?weeks=${weeks}`, { cookie })).status).toBe(400);
});

test('is for all staff, and for nobody else', async () => {
  const { cookie: writer } = await colleague(app, { role: 'writer' });
  for (const path of ['/api/admin/visits', '/api/admin/visits.csv']) {
    expect((await app.request(path, { cookie: writer })).status).toBe(200);
    expect((await app.request(path)).status).toBe(401);
  }
});

test('exports every day, so that no spreadsheet runs what visitors typed', async () => {
  await store(
    ['2026-11-15', 'page', '/', 1],
    ['2026-11-16', 'page', '/', 2],
    ['2026-11-20', 'missed-search', '=xylofoon', 1],
  );
  await show('=xylofoon');
  const response = await app.request('/api/admin/visits.csv?weeks=1', { cookie });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="visits-2026-11-21.csv"');
  expect(await response.text()).toBe(
    "Day,What,Name,Count\r\n2026-11-16,page,/,2\r\n2026-11-20,search that found nothing,'=xylofoon,1\r\n",
  );
  await app.db.update(staff).set({ language: 'nl' });
  const inDutch = await app.request('/api/admin/visits.csv?weeks=1', { cookie });
  expect(await inDutch.text()).toMatch(/^\uFEFF?Dag,Wat,Naam,Aantal\r\n2026-11-16,pagina,\/,2\r\n/);
});

test('exports a long list in pieces, each number once', { tags: ['slow'] }, async () => {
  await app.db.execute(sql`
    insert into daily_counts select '2026-11-20', 'referrer', 'site' || n || '.nl', 1 from generate_series(1, 11000) n`);
  const lines = (await (await app.request('/api/admin/visits.csv', { cookie })).text()).split('\r\n');
  expect([lines.length, new Set(lines).size]).toEqual([11_002, 11_002]);
});
