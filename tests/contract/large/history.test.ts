import type { SQL } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createArticle } from '../../../src/server/articles/articles.ts';
import { deleteOldRevisions, selectExpired } from '../../../src/server/articles/revisions/delete-old.ts';
import { listRevisions, selectPage } from '../../../src/server/articles/revisions/revisions.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { rowsOf } from '../../../src/server/db/rows-of.ts';
import { ArticleInput } from '../../../src/shared/contract/articles/articles.ts';
import { DAY_MS } from '../../../src/shared/dates/durations.ts';
import { ARTICLE } from '../../support/api/article-example.ts';
import { setUpTwoProcesses } from '../../support/database/two-processes.ts';

const site = setUpTwoProcesses({});
const PAGE = { page: 1, limit: 30, foldedInto: undefined };
let id = 0;

/** 500 entries, each of two saves, and those of 40 other articles. */
beforeEach(async () => {
  await site.db.execute(sql`truncate articles, article_revisions cascade`);
  ({ id } = await createArticle(site.here, ArticleInput.parse(ARTICLE)));
  await site.db.execute(sql`
    insert into article_revisions (article_id, number, reason, snapshot, article_version, title, is_published, created_at, replaced_at, folded_into)
    select article, 2 * n + later, 'saved', jsonb_build_object('content', repeat('woord ', 300)), n, 'Titel ' || n, false, at, at,
      case when later = 0 then 2 * n + 1 end
    from generate_series(1, 500) as n, generate_series(0, 1) as later, generate_series(${id}::integer, ${id + 40}) as article,
      (select ${site.here.clock().toISOString()}::timestamptz as at) as moment`);
  await site.db.execute(sql`analyze article_revisions`);
});

async function planOf(statement: SQL): Promise<string> {
  const plan = await rowsOf<Record<'QUERY PLAN', string>>(site.db, sql`explain (analyze, costs off) ${statement}`);
  return plan.map((line) => line['QUERY PLAN']).join('\n');
}

test('reads one page of a long history, from its index', async () => {
  const { revisions, ...page } = await listRevisions(site.here, id, PAGE);
  expect(page).toEqual({ language: 'nl', total: 501, page: 1, totalPages: 17 });
  expect(revisions.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, n) => 1001 - 2 * n));
  expect(revisions[0]).toMatchObject({ folded: 1 });
  expect(await listRevisions(site.here, id, { ...PAGE, foldedInto: 1001 })).toMatchObject({ total: 1 });
  for (const query of [PAGE, { ...PAGE, page: 17 }, { ...PAGE, foldedInto: 1001 }]) {
    const plan = await planOf(selectPage(site.db, id, query).getSQL());
    expect(plan).not.toContain('Seq Scan on article_revisions');
  }
});

test('deletes old revisions in batches, found by their index', async () => {
  const later = { ...site.here, clock: () => new Date(site.here.clock().getTime() + 91 * DAY_MS) };
  expect(await planOf(selectExpired(later.clock(), later.clock()))).toContain('article_revisions_expiring');
  expect(await deleteOldRevisions(site.here)).toBe(0);
  expect(await deleteOldRevisions(later)).toBe(4000);
  const [left] = await rowsOf<{ total: number }>(site.db, sql`select count(*)::int as total from article_revisions`);
  expect(left?.total).toBe(37_001);
});
