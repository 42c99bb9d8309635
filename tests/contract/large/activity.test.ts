import { expect, test } from 'vitest';
import { listActivity } from '../../../src/server/activity/activity.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { rowsOf } from '../../../src/server/db/rows-of.ts';
import type { ActivityFilters } from '../../../src/shared/contract/activity.ts';
import { setUpLargeDatabase } from '../../support/database/large-database.ts';
import { measureTimes } from '../../support/timing/measure-times.ts';

/** `ACTIVITY_ROWS=200000 vitest run --project slow tests/contract/large/activity.test.ts` prints the times. */
const SIZE = Number(process.env['ACTIVITY_ROWS'] ?? 40_000);

const large = setUpLargeDatabase(async (db) => {
  // Ten people over five years; rare actions happened once in 5,000 entries, the first long ago.
  await db.execute(sql`
    insert into audit_log (at, staff_id, actor, action, subject_id, subject)
    select timestamptz '2021-11-23' + n * (interval '5 years' / ${sql.raw(String(SIZE))}), nullif(n % 10, 0),
      'collega-' || n % 10 || '@clinic.example',
      case when n % 5000 = 7 then 'backup.restored'
        else (array['article.changed','article.published','message.listed','message.read','account.logged-in'])[1 + n % 5] end,
      n % 2000, 'Een titel van gewone lengte ' || n
    from generate_series(1, ${sql.raw(String(SIZE))}) as n`);
});

const FILTERS: [string, ActivityFilters & { before?: number }][] = [
  ['everything', {}],
  ['an old page', { before: Math.floor(SIZE / 2) }],
  ['a person', { who: 3 }],
  ['the site', { who: 'site' }],
  ['a frequent kind', { group: 'messages' }],
  ['a rare kind', { group: 'operations' }],
  ['a rare kind of one person', { group: 'operations', who: 7 }],
  ['an article', { article: 1235 }],
  ['days of years ago', { from: '2023-02-01', to: '2023-03-01' }],
  ['a rare kind in days of years ago', { group: 'operations', from: '2023-02-01', to: '2023-03-01' }],
];

async function blocksRead(): Promise<number> {
  await large.db.execute(sql`select pg_stat_force_next_flush()`);
  const [row] = await rowsOf<{ blocks: string }>(
    large.db,
    sql`select heap_blks_read + heap_blks_hit as blocks from pg_statio_user_tables where relname = 'audit_log'`,
  );
  return Number(row?.blocks);
}

test.each(FILTERS)('reads a bounded part of a long log for %s', async (name, filters) => {
  const { entries } = await listActivity(large.context, filters);
  expect(entries.length).toBeGreaterThan(0);
  const before = await blocksRead();
  await listActivity(large.context, filters);
  expect((await blocksRead()) - before).toBeLessThan(SIZE / 100);
  if (!process.env['ACTIVITY_ROWS']) return;
  const { inWords } = await measureTimes(100, () => listActivity(large.context, filters));
  console.info(`${name}: ${inWords}`);
});
