import { MAX_FOUND } from '../../shared/constants.ts';
import type { AdminArticleQuery } from '../../shared/contract/articles/articles-for-staff.ts';
import type { Synonyms } from '../../shared/search/site-index.ts';
import { type ListedRow, listColumnsFor } from '../articles/article-row.ts';
import type { Database } from '../db/database.ts';
import { eq, sql } from '../db/drizzle.ts';
import { preparedQuery, UNNAMED_STATEMENT } from '../db/prepared-query.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { categories } from '../db/schema/categories.ts';
import { writers } from '../db/schema/writers.ts';
import { articleWordsOf } from './article-words.ts';
import { inShareOfPool } from './limit-search.ts';

/**
 * A page of search results, best match first, and their total, which stops at `MAX_FOUND`. One query: the SQL function
 * `search_articles` finds the ids, and the rows are joined to them. Of it and of each function that it calls the newest
 * text is in the last migration that has one: `grep 'FUNCTION search_articles' src/server/db/migrations/*`
 * (docs/decisions/2026-11-21-search-in-one-query.md). In its order:
 *
 * 1. `search_query` makes two queries of the words: `exact`, for what begins with them and for names of categories and
 *    writers; `wide`, which adds words of titles and names that are like them, as after a typing error.
 * 2. The best articles have all words in the title; then come those with them in title or excerpt, with similar words in
 *    the title, with the words anywhere, with similar ones anywhere. In each of these places the newest come first.
 * 3. Where Postgres expects few, up to a thousand are read, sorted and counted. Of more it goes from place to place until
 *    the page is full, and reads all of a place with few articles, else from the newest article down.
 * 4. Where fewer than a hundred were found, `compound_query` adds compounds: “bloeddrukmeting” for “meting”.
 * 5. Of two articles that are a pair readers get the better one. Then the page is cut out.
 */
export async function searchArticles(
  db: Database,
  { search = '', type, category, author, state, page, limit }: AdminArticleQuery,
  isPublic: boolean,
  synonyms?: Synonyms,
): Promise<{ rows: ListedRow[]; total: number }> {
  const { words, others } = articleWordsOf(search, synonyms);
  if (words.length === 0) return { rows: [], total: 0 };
  const offset = (page - 1) * limit;
  const rows = await inShareOfPool(db, isPublic, () =>
    selectMatches(db, { isPublic }).execute({
      words,
      // The SQL function says `singulars` of all that is as good as the word: its singular, and the synonyms after it.
      singulars: others,
      isPublic,
      // An empty filter matches everything.
      type: type || null,
      category: category || null,
      author: author || null,
      state: state ?? null,
      limit: Math.max(0, Math.min(limit, MAX_FOUND - offset)),
      offset,
    }),
  );
  // The result of a page without articles is one row with the total alone.
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
