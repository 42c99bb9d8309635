import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../src/server/db/database.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { articleCounts } from '../../../src/server/db/schema/articles/articles.ts';

/** The index that each kind of read must use in a large database. */
const READS: Array<[index: string, query: SQL]> = [
  [
    'articles_public',
    sql`select id from articles where is_published order by shown_at desc, id desc limit 12 offset 600`,
  ],
  [
    'articles_public_category',
    sql`select id from articles where is_published and category_id = (select id from categories where name = 'Hormonen') order by shown_at desc, id desc limit 12`,
  ],
  ['articles_changed', sql`select id from articles order by updated_at desc, id desc limit 10`],
  ['articles_slug_unique', sql`select content from articles where slug = 'artikel-500' and is_published`],
  [
    'articles_title',
    sql`select id from articles where title_vector @@ to_tsquery('clinic_dutch', 'kurkumine:*') and is_published order by shown_at + interval '0' desc limit 12`,
  ],
  [
    'articles_head',
    sql`select id from articles where head_vector @@ to_tsquery('clinic_dutch', 'kurkumine:*') and is_published order by shown_at + interval '0' desc limit 12`,
  ],
  [
    'articles_search',
    sql`select id from articles where search_vector @@ to_tsquery('clinic_dutch', 'kurkumine:*') and is_published order by shown_at + interval '0' desc limit 12`,
  ],
];

const MIN_ARTICLES = 10_000;

/** Throws when a read does not use its index. */
export async function checkQueryPlans(db: Database, print: (line?: string) => void): Promise<void> {
  const [counted] = await db.select({ total: sql<number>`coalesce(sum(total), 0)::int` }).from(articleCounts);
  if ((counted?.total ?? 0) < MIN_ARTICLES) return;
  for (const [index, query] of READS) {
    const { rows } = (await db.execute(sql`explain ${query}`)) as unknown as { rows: object[] };
    const plan = rows.map((row) => Object.values(row)[0]).join('\n');
    if (!new RegExp(`\\b${index}\\b`).test(plan)) throw new Error(`${index} is not used:\n${plan}`);
  }
  print(`\nQuery plans use ${READS.map(([index]) => index).join(', ')}.`);
}
