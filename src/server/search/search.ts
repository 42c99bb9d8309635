import { eq, sql } from 'drizzle-orm';
import type { ArticleQuery } from '../../shared/contract/articles.ts';
import { type ArticleRow, listColumns } from '../articles/rows.ts';
import type { Database } from '../db/database.ts';
import { preparedQuery, UNNAMED_STATEMENT } from '../db/prepared-query.ts';
import { articles, categories, writers } from '../db/schema/magazine.ts';

const MAX_WORDS = 8;

/**
 * A page of a search, best first, and how many there are, up to 1,000 (architecture §5): one query, on the database's
 * own search_articles, which knows what it has many of.
 */
export async function searchArticles(
  db: Database,
  { search = '', type, category, author, page, limit }: ArticleQuery,
  isPublic: boolean,
): Promise<{ rows: ArticleRow[]; total: number }> {
  const words = wordsOf(search);
  if (words.length === 0) return { rows: [], total: 0 };
  const rows = await foundArticles(db).execute({
    words,
    singulars: words.map(singularOf),
    isPublic,
    // Empty means no filter, as in a list.
    type: type || null,
    category: category || null,
    author: author || null,
    wanted: limit,
    skipped: (page - 1) * limit,
  });
  // A page without articles is one row that holds the total alone.
  return { rows: rows.filter(({ id }) => id !== null) as ArticleRow[], total: rows[0]?.total ?? 0 };
}

const typed = sql`${sql.placeholder('words')}::text[], ${sql.placeholder('singulars')}::text[]`;
const narrowed = sql`${sql.placeholder('isPublic')}::boolean, ${sql.placeholder('type')}::text, ${sql.placeholder('category')}::text, ${sql.placeholder('author')}::text`;
const paged = sql`${sql.placeholder('wanted')}::integer, ${sql.placeholder('skipped')}::integer`;

const foundArticles = preparedQuery((db) =>
  db
    .select({ ...listColumns, total: sql<number>`found.total` })
    .from(sql`search_articles(${typed}, ${narrowed}, ${paged}) as found
      left join lateral unnest(found.ids) with ordinality as best(id, place) on true`)
    .leftJoin(articles, eq(articles.id, sql`best.id`))
    .leftJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .orderBy(sql`best.place`)
    .prepare(UNNAMED_STATEMENT),
);

/** Letters and digits only: nothing a visitor types can be query syntax. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, MAX_WORDS);
}

/** What is left without a plural ending that the database's stemmer overlooks (allergieën, vitamines). */
const singularOf = (word: string) => word.replace(/(ieën|ieen)$/u, 'ie').replace(/(?<=.{4})s$/u, '');
