import { eq, sql } from 'drizzle-orm';
import type { AdminArticleQuery } from '../../shared/contract/articles/articles-for-staff.ts';
import { type ListedRow, listColumnsFor } from '../articles/article-row.ts';
import type { Database } from '../db/database.ts';
import { preparedQuery, UNNAMED_STATEMENT } from '../db/prepared-query.ts';
import { articles, categories, writers } from '../db/schema/magazine.ts';

const MAX_WORDS = 8;

/**
 * A page of search results, best match first, and their total, which stops at 1,000. The SQL function
 * `search_articles` (in db/migrations) does the search.
 */
export async function searchArticles(
  db: Database,
  { search = '', type, category, author, state, page, limit }: AdminArticleQuery,
  isPublic: boolean,
): Promise<{ rows: ListedRow[]; total: number }> {
  const words = wordsOf(search);
  if (words.length === 0) return { rows: [], total: 0 };
  const rows = await selectMatches(db, { isPublic }).execute({
    words,
    singulars: words.map(singularOf),
    isPublic,
    // An empty filter matches everything.
    type: type || null,
    category: category || null,
    author: author || null,
    state: state ?? null,
    limit,
    offset: (page - 1) * limit,
  });
  // A page without articles is one row with only the total.
  return { rows: rows.filter(({ id }) => id !== null) as ListedRow[], total: rows[0]?.total ?? 0 };
}

const terms = sql`${sql.placeholder('words')}::text[], ${sql.placeholder('singulars')}::text[]`;
const filters = sql`${sql.placeholder('isPublic')}::boolean, ${sql.placeholder('type')}::text, ${sql.placeholder('category')}::text, ${sql.placeholder('author')}::text`;
const paging = sql`${sql.placeholder('limit')}::integer, ${sql.placeholder('offset')}::integer`;

const selectMatches = preparedQuery((db, shape: { isPublic: boolean }) =>
  db
    .select({ ...listColumnsFor(shape), total: sql<number>`found.total` })
    .from(sql`search_articles(${terms}, ${filters}, ${paging}, ${sql.placeholder('state')}::text) as found
      left join lateral unnest(found.ids) with ordinality as best(id, rank) on true`)
    .leftJoin(articles, eq(articles.id, sql`best.id`))
    .leftJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .orderBy(sql`best.rank`)
    .prepare(UNNAMED_STATEMENT),
);

/** Letters and digits only, so that no input is tsquery syntax. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, MAX_WORDS);
}

/** Strips plural endings that Postgres's Dutch stemmer overlooks (allergieën, vitamines). */
const singularOf = (word: string) => word.replace(/(ieën|ieen)$/u, 'ie').replace(/(?<=.{4})s$/u, '');
