import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem, type Context } from '../../../src/server/context.ts';
import { listVisits } from '../../../src/server/counts/list.ts';
import { connect } from '../../../src/server/db/connect.ts';
import type { Connection } from '../../../src/server/db/database.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { testDependencies } from '../../support/api/test-dependencies.ts';
import { type LocalPostgres, startLocalPostgres } from '../../support/database/local-postgres.ts';
import { PATIENT } from '../../support/database/patience.ts';
import { vacuumAnalyze } from '../../support/database/vacuum.ts';

/** `VISITS_TIMED=1 vitest run --project slow tests/contract/large/visits.test.ts` prints the times. */
const DAYS = 760;

let postgres: LocalPostgres;
let connection: Connection;
let context: Context;

beforeAll(async () => {
  postgres = await startLocalPostgres();
  connection = await connect({ driver: 'pg', url: await postgres.createDatabase('visits') }, PATIENT);
  await connection.migrate();
  context = asSystem(testDependencies(connection.db));
  // 25 months: 150 pages, 30 sites and 20 searches of each kind every day.
  await connection.db.execute(sql`
    insert into daily_counts
    select date '2026-11-21' - day, kind, kind || ' number ' || n, 1 + (day * n) % 40
    from generate_series(0, ${sql.raw(String(DAYS - 1))}) as day,
      (values ('page', 150), ('referrer', 30), ('search', 20), ('missed-search', 20)) as kinds (kind, names),
      generate_series(1, names) as n`);
  await vacuumAnalyze(connection.db);
}, 600_000);
afterAll(async () => {
  await connection.close();
  await postgres.stop();
});

test.each([4, 12, 26, 52, 108])('adds up the numbers of %i weeks', async (weeks) => {
  const { pages, perWeek } = await listVisits(context, { weeks });
  expect(pages).toHaveLength(150);
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  expect(total(perWeek)).toBe(total(pages.map((page) => page.total)));
  if (!process.env['VISITS_TIMED']) return;
  const times: number[] = [];
  for (let turn = 0; turn < 100; turn += 1) {
    const started = performance.now();
    await listVisits(context, { weeks });
    times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b).map((time) => time.toFixed(1));
  console.info(`${weeks} weeks: median ${sorted[50]} ms, p95 ${sorted[95]} ms`);
});
