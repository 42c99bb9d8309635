import { expect, test } from 'vitest';
import { sql } from '../../../src/server/db/drizzle.ts';
import { rowsOf } from '../../../src/server/db/rows-of.ts';
import { listToDo } from '../../../src/server/to-do/list.ts';
import { setUpLargeDatabase } from '../../support/database/large-database.ts';

/** Every group is longer than the part of it that is read. */
const SIZE = Number(process.env['TO_DO_ARTICLES'] ?? 12_000);

const large = setUpLargeDatabase(async (db, { clock }) => {
  const now = clock().toISOString();
  // A third are drafts of long ago, a quarter show pictures of other websites; half of the pictures have no description.
  await db.execute(sql`
    insert into articles (slug, title, content, content_text, category_id, type, author, byline, image, is_published, created_at, updated_at, published_at)
    select 'artikel-' || n, 'Een titel', repeat('<p>Een alinea over slaap, licht en bewegen.</p>', 100)
        || case when n % 4 = 0 then '<img src="https://elders.example/a.png" alt="Een blad">' when n % 4 = 1 then '<img src="/assets/a.webp">' else '' end,
      'Slaap', 1 + n % 16, 'article', 'Redactie', 'Redactie', null, n % 3 <> 0,
      ${now}::timestamptz - interval '1 year', ${now}::timestamptz - interval '60 days' - n * interval '1 minute', null
    from generate_series(1, ${sql.raw(String(SIZE))}) as n`);
  await db.execute(sql`
    insert into reader_feedback (path, article_id, is_clear, words, created_at)
    select '/magazine/article/artikel', 1 + n % 2000, n % 3 = 0, case when n % 5 = 0 then 'Te lang.' end, ${now}::timestamptz - n * interval '1 minute'
    from generate_series(1, ${sql.raw(String(SIZE))}) as n`);
});

/** How many articles were read since the database began. */
async function articlesRead(): Promise<number> {
  await large.db.execute(sql`select pg_stat_force_next_flush()`);
  const [row] = await rowsOf<{ rows: string }>(
    large.db,
    sql`select seq_tup_read + idx_tup_fetch as rows from pg_stat_user_tables where relname = 'articles'`,
  );
  return Number(row?.rows);
}

test('reads a bounded part of a large magazine', async () => {
  await listToDo(large.context);
  const before = await articlesRead();
  const started = performance.now();
  const toDo = await listToDo(large.context);
  const milliseconds = performance.now() - started;
  const after = await articlesRead();
  if (process.env['TO_DO_ARTICLES']) console.info({ milliseconds, articlesRead: after - before });
  expect(toDo).toMatchObject({
    oldDrafts: { total: 1001 },
    remotePictures: { total: 1001 },
    undescribedPictures: { unchecked: SIZE - Math.floor(SIZE / 3) - 500 },
  });
  expect(toDo.readerFeedback.total).toBe(Math.min(SIZE, 10_000) / 5);
  for (const { entries } of [toDo.oldDrafts, toDo.remotePictures, toDo.undescribedPictures, toDo.readerFeedback])
    expect(entries).toHaveLength(20);
  expect(after - before).toBeLessThan(5000);
});
