import { expect, test } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { openInMemory } from '../../../tests/support/database/test-database.ts';
import { fillBySql, insertArticles } from './fill-by-sql.ts';

const TOTAL = 300;

async function columnOf(db: Database, column: string, table: string): Promise<unknown[]> {
  const result = await db.execute(sql.raw(`select ${column} as value from ${table}`));
  return (result as unknown as { rows: Array<{ value: unknown }> }).rows.map(({ value }) => value);
}

test('fills the lists of words as the triggers of articles would', async () => {
  const [fast, slow] = [await openInMemory(), await openInMemory()];
  await fillBySql(fast.db, TOTAL);
  await fillBySql(slow.db, TOTAL, async (db) => void (await db.execute(sql.raw(insertArticles(0, TOTAL)))));
  for (const [column, table] of [
    ['term', 'search_terms'],
    ['lexeme', 'search_lexemes'],
    ['word', 'search_words'],
    ["concat_ws(' ', category_id, type, is_published, total)", 'article_counts'],
    ['slug || title || search_vector::text', 'articles'],
  ] as const) {
    const has = new Set(await columnOf(fast.db, column, table));
    const expected = await columnOf(slow.db, column, table);
    expect(expected.length).toBeGreaterThan(10);
    // So few articles do not use every fragment that the lists are made of.
    expect([table, expected.filter((value) => !has.has(value))]).toEqual([table, []]);
  }
  await Promise.all([fast.close(), slow.close()]);
});
