import { beforeEach, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { contentIndex } from '../../../tests/support/search/content-index.ts';
import type { Visits } from '../../shared/contract/visitors/visits.ts';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { sql } from '../db/drizzle.ts';
import { dailyCounts, searchedTerms } from '../db/schema/daily-counts.ts';
import { runMaintenance } from '../maintenance/run.ts';
import { networkTag } from './count.ts';

const app = setUpTestApp({ siteIndex: contentIndex() });
const THREE = ['192.0.2.1', '198.51.100.1', '203.0.113.1'];

let cookie = '';
beforeEach(async () => {
  ({ cookie } = await app.logIn());
});

const miss = (words: string, address: string) =>
  app.request('/api/missed-searches', { method: 'POST', body: { words }, headers: { 'x-forwarded-for': address } });
async function missFrom(addresses: readonly string[], words: string) {
  for (const address of addresses) expect((await miss(words, address)).status).toBe(204);
}
const shown = async () => {
  const visits = (await (await app.request('/api/admin/visits', { cookie })).json()) as Visits;
  const csv = await (await app.request('/api/admin/visits.csv', { cookie })).text();
  const names = visits.missedSearches.map(({ name }) => name);
  const exported = csv.trim().split('\r\n').slice(1);
  expect(new Set(exported.map((line) => line.split(',')[2]))).toEqual(new Set(names));
  return visits.missedSearches.map(({ name, total }) => `${name} ${total}`);
};
const stored = async () => (await app.db.select().from(dailyCounts)).map(({ name }) => name);

test('shows a search once visitors of three networks typed it', async () => {
  await missFrom(THREE.slice(0, 2), 'xylofoon');
  await missFrom(THREE.slice(0, 2), 'xylofoon');
  expect(await shown()).toEqual([]);
  await miss('Xylofoon', '203.0.113.1');
  expect(await shown()).toEqual(['xylofoon 5']);
  expect(await app.db.select().from(searchedTerms)).toMatchObject([{ networks: [], isShown: true }]);
});

test('the addresses of one network are one', async () => {
  await missFrom(['192.0.2.1', '192.0.2.77', '192.0.2.250', '2001:db8:1:2::1', '2001:db8:1:3::9'], 'xylofoon');
  expect(await shown()).toEqual([]);
});

test('nothing that is stored leads to an address', async () => {
  await missFrom(THREE, 'een');
  await miss('xylofoon', '192.0.2.1');
  const [row] = (await app.db.select().from(searchedTerms)).filter(({ term }) => term === 'xylofoon');
  expect(row?.networks).toHaveLength(1);
  // Each value stands for thousands of networks.
  const tags = Array.from({ length: 65_536 }, (_, at) => networkTag(app.system, 'x', `10.${at >> 8}.${at & 255}.1`));
  expect(new Set(tags).size).toBe(4096);
  expect(JSON.stringify(await app.db.select().from(searchedTerms))).not.toContain('192');
});

test.each([
  'jan jansen heeft hiv',
  'Fatima Yilmaz',
  'mevrouw de wit knie',
  'xylofoon kopen',
  'saskia hiv',
  'jan-jansen-hiv',
])('stores nothing of %j, in which a word is in no page, or a name', async (words) => {
  await missFrom(THREE, words);
  expect(await stored()).toEqual([]);
});

test.each(['zelfmoord', 'ik wil niet meer leven', 'zelfmrd', 'chest pain', 'bloed ophoesten'])(
  'stores nothing of %j, which are words of need',
  async (words) => {
    await missFrom(THREE, words);
    expect(await stored()).toEqual([]);
    expect(await app.db.select().from(searchedTerms)).toEqual([]);
  },
);

test('shows several words when each is in a page or an article', async () => {
  await missFrom(THREE, 'hoge bloeddruk en afvallen');
  await missFrom(THREE, 'bloeddruk xylofoon');
  await app.article(cookie, { title: 'De xylofoon', isPublished: true });
  await missFrom(THREE, 'bloeddruk bij de xylofoon');
  expect(await shown()).toEqual(['bloeddruk bij de xylofoon 3', 'hoge bloeddruk en afvallen 3']);
});

test('leaves out what was stored before: the same rules hold for it', async () => {
  await app.db.execute(sql`
    insert into daily_counts values ('2026-11-20', 'missed-search', 'jan jansen heeft hiv', 9),
      ('2026-11-20', 'search', 'zelfmoord', 9), ('2026-11-20', 'missed-search', 'xylofoon', 9)`);
  expect(await shown()).toEqual([]);
  await app.db.execute(sql`insert into searched_terms select name, '{}', '2026-11-20', true from daily_counts`);
  expect(await shown()).toEqual(['xylofoon 9']);
});

test('hides several words once their article is no longer published', async () => {
  const article = await app.article(cookie, { title: 'De xylofoon', isPublished: true });
  await missFrom(THREE, 'bloeddruk xylofoon');
  expect(await shown()).toEqual(['bloeddruk xylofoon 3']);
  await app.request(`/api/admin/articles/${article.id}/unpublish`, { method: 'POST', cookie });
  expect(await shown()).toEqual([]);
});

test('forgets, after four weeks, what too few networks typed', async () => {
  await missFrom(THREE.slice(0, 2), 'xylofoon');
  await missFrom(THREE, 'kurkentrekker');
  app.time.now = new Date(app.time.now.getTime() + 29 * DAY_MS);
  await runMaintenance(app.system);
  expect(await stored()).toEqual(['kurkentrekker']);
  expect((await app.db.select().from(searchedTerms)).map(({ term }) => term)).toEqual(['kurkentrekker']);
  app.time.now = new Date(app.time.now.getTime() + 800 * DAY_MS);
  await runMaintenance(app.system);
  expect(await app.db.select().from(searchedTerms)).toEqual([]);
});

test('counts networks of four weeks, not of years', async () => {
  await missFrom(THREE.slice(0, 2), 'xylofoon');
  app.time.now = new Date(app.time.now.getTime() + 29 * DAY_MS);
  ({ cookie } = await app.logIn());
  await miss('xylofoon', '203.0.113.1');
  expect(await shown()).toEqual([]);
  await missFrom(THREE.slice(0, 2), 'xylofoon');
  expect(await shown()).toEqual(['xylofoon 5']);
});
