import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { asc, sql } from '../db/drizzle.ts';
import { dailyCounts } from '../db/schema/daily-counts.ts';
import { runMaintenance } from '../maintenance/run.ts';
import { addToCount } from './count.ts';

const app = setUpTestApp();
const ADDRESS = '192.0.2.1';
const rows = () => app.db.select().from(dailyCounts).orderBy(asc(dailyCounts.day), asc(dailyCounts.name));

test('adds to today’s number, for any word', async () => {
  const odd = `"'\\ --\ud800 ${'é'.repeat(300)}`;
  for (const name of ['moe', 'moe', odd]) await addToCount(app.system, 'missed-search', name, ADDRESS);
  const found = await rows();
  expect(found.map(({ kind, count }) => [kind, count])).toEqual([
    ['missed-search', 1],
    ['missed-search', 2],
  ]);
  expect(found[0]?.name).toHaveLength(200);
});

test('stores at most 2,000 different names of a kind and day', async () => {
  await app.db.execute(sql`
    insert into daily_counts select '2026-11-21', 'search', 'woord' || n, 1 from generate_series(1, 2000) n`);
  await addToCount(app.system, 'search', 'anders', ADDRESS);
  await addToCount(app.system, 'search', 'woord1', ADDRESS);
  await addToCount(app.system, 'missed-search', 'anders', ADDRESS);
  const found = await rows();
  expect(found).toHaveLength(2001);
  expect(found.find(({ name }) => name === 'woord1')?.count).toBe(2);
});

test('counts nothing when VISIT_COUNTS is off', async () => {
  await addToCount({ ...app.system, countsVisits: false }, 'search', 'moe', ADDRESS);
  expect(await rows()).toEqual([]);
});

test('maintenance deletes numbers after 25 months', async () => {
  await app.db.execute(sql`
    insert into daily_counts values ('2024-10-20', 'page', '/', 3), ('2024-10-21', 'page', '/', 4), ('2026-11-21', 'page', '/', 5)`);
  expect(await runMaintenance(app.system)).toMatchObject({ countsDeleted: 1 });
  expect((await rows()).map(({ day }) => day)).toEqual(['2024-10-21', '2026-11-21']);
});
