import { plainText } from '../../../../src/server/articles/body/convert-html.ts';
import type { Database } from '../../../../src/server/db/database.ts';
import { sql } from '../../../../src/server/db/drizzle.ts';
import { writers } from '../../../../src/server/db/schema/writers.ts';
import { readStarterMagazine } from '../../../../src/server/operations/starter/read.ts';
import { vacuumAnalyze } from '../../../../tests/support/database/vacuum.ts';
import { RARE_WORDS, withoutIndexes } from './fill.ts';
import { DROP_SPREAD, insertArticles, LISTS, PARAGRAPHS, SPREAD } from './rows-by-sql.ts';

const BATCH = 25_000;
/** Parallel inserts, each on its own connection: one insert uses one core. */
const LANES = 2;

/**
 * Fills an empty Postgres with as many articles as `fillWithArticles` would, of the same kind, in a fraction of the
 * time: the database generates the rows, and fills the word lists from the fragments of the texts instead of from each
 * article. `insertAll` replaces the latter in the test that compares both.
 */
export async function fillBySql(db: Database, total: number, insertAll = insertWithoutTriggers): Promise<void> {
  const magazine = await readStarterMagazine('content/magazine');
  const texts = await Promise.all(magazine.articles.map(({ input }) => plainText(input.content)));
  const titles = magazine.articles.map(({ input }) => input.title.split(' '));
  await db.insert(writers).values(magazine.writers.map(({ key: _key, ...writer }) => writer));
  await db.execute(sql`create unlogged table fill (kind text, place int, text text, primary key (kind, place))`);
  const store = (kind: string, list: readonly string[]) =>
    db.execute(sql`insert into fill select ${kind}::text, n - 1, t
      from jsonb_array_elements_text(${JSON.stringify(list)}::jsonb) with ordinality as list(t, n)`);
  const sentences = texts.flatMap((text) => text.match(/[^.!?]+[.!?]/g) ?? []);
  await store(
    'sentence',
    sentences.map((sentence) => sentence.trim()),
  );
  await store('noun', [...new Set(texts.flatMap((text) => text.match(/\b[a-z]{4,9}\b/g) ?? []))]);
  await store(
    'head',
    titles.map((words) => words.slice(0, 3).join(' ')),
  );
  await store(
    'tail',
    titles.map((words) => words.slice(-3).join(' ')),
  );
  await store(
    'tag',
    magazine.articles.flatMap(({ input }) => input.tags),
  );
  await store('rare', RARE_WORDS);
  await db.execute(sql`insert into fill select 'category', row_number() over (order by id) - 1, name from categories`);
  await db.execute(sql`insert into fill select 'writer', row_number() over (order by id) - 1, name from writers`);
  for (const statement of [SPREAD, PARAGRAPHS, 'analyze fill']) await db.execute(sql.raw(statement));

  await insertAll(db, total);
  for (const statement of ['drop table fill', DROP_SPREAD]) await db.execute(sql.raw(statement));
  await vacuumAnalyze(db);
}

async function insertWithoutTriggers(db: Database, total: number): Promise<void> {
  await withoutIndexes(db, async () => {
    await db.execute(sql`alter table articles disable trigger user`);
    const starts = Array.from({ length: Math.ceil(total / BATCH) }, (_, batch) => batch * BATCH);
    const lane = async () => {
      for (let start = starts.shift(); start !== undefined; start = starts.shift())
        await db.execute(sql.raw(insertArticles(start, Math.min(start + BATCH, total))));
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    for (const statement of LISTS) await db.execute(sql.raw(statement));
    await db.execute(sql`alter table articles enable trigger user`);
  });
}
