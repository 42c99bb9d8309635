import { beforeEach, expect, test } from 'vitest';
import { countVisit } from '../../../src/server/counts/count.ts';
import { asc, sql } from '../../../src/server/db/drizzle.ts';
import { dailyCounts } from '../../../src/server/db/schema/daily-counts.ts';
import { setUpTwoProcesses } from '../../support/database/two-processes.ts';

const site = setUpTwoProcesses({});

beforeEach(async () => {
  await site.db.execute(sql`truncate daily_counts`);
});

const visit = (context: typeof site.here, page: string, address: string) =>
  countVisit(context, { page, referrer: 'google.nl' }, { clientAddress: address, header: () => undefined });

test('two processes add up 200 visits at once', async () => {
  const visits = Array.from({ length: 200 }, (_, index) =>
    visit(index % 2 ? site.here : site.there, index % 3 ? '/pmo' : '/', `203.0.113.${index}`),
  );
  await Promise.all(visits);
  const rows = await site.db.select().from(dailyCounts).orderBy(asc(dailyCounts.kind), asc(dailyCounts.name));
  expect(rows.map(({ name, count }) => [name, count])).toEqual([
    ['/', 67],
    ['/pmo', 133],
    ['google.nl', 200],
  ]);
});

test('a popular page takes few statements, and no row grows into many', async () => {
  const statements: unknown[] = [];
  const { execute } = site.here.db;
  site.here.db.execute = ((statement: never) => {
    statements.push(statement);
    return execute.call(site.here.db, statement);
  }) as typeof execute;
  await Promise.all(Array.from({ length: 500 }, (_, index) => visit(site.here, '/', `198.51.${index}.1`)));
  site.here.db.execute = execute;
  expect(statements.length).toBeLessThanOrEqual(2);
  const [row] = await site.db.select().from(dailyCounts);
  expect(row?.count).toBe(500);
});
