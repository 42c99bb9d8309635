import { desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { articles } from '../db/schema/magazine.ts';
import { readSearch, type SearchTerms } from './search-terms.ts';

/** A search shows its best 1,000 matches; nobody reads further, and the answer's time stays bounded. */
export const MAX_FOUND = 1000;

export type Search = {
  /** `id` and `tier` of the best matches, best first, for `from best`. */
  best: SQL;
  /** How many there are, at most {@link MAX_FOUND}. */
  total: SQL<number>;
};

type Page = { limit: number; offset: number };

/**
 * Where a search finds articles among those that `only` lets through (architecture §3, §5). Best is what has all words
 * in its title, then in title or excerpt, then similar words in its title, then the words anywhere, then similar ones;
 * within each, newer first. Undefined when nothing can match.
 */
export async function searchFor(
  db: Database,
  text: string,
  { only, newest, page }: { only: SQL | undefined; newest: AnyPgColumn; page: Page },
): Promise<Search | undefined> {
  const terms = await readSearch(db, text);
  if (!terms) return undefined;
  const needed = Math.min(page.offset + page.limit, MAX_FOUND);
  const tiers = tiersOf(terms);
  const among = only ? sql` and ${only}` : sql``;
  const parts = tiers.map(({ vector, query }, index) => {
    // A tier is read only when those above it do not fill the page.
    const above = tiers.slice(0, index).map((_, upper) => sql`select id from ${name(upper)}`);
    const open =
      above.length > 0
        ? sql` and (select count(*) from (${sql.join(above, sql` union `)}) as above) < ${needed}`
        : sql``;
    return sql`${name(index)} as materialized (
      select ${articles.id} as id, ${sql.raw(String(index))} as tier, ${newest} as newest
      from ${articles} where ${vector} @@ ${query}${among}${open}
      order by ${desc(newest)}, ${desc(articles.id)} limit ${needed})`;
  });
  const all = sql.join(
    tiers.map((_, index) => sql`select * from ${name(index)}`),
    sql` union all `,
  );
  return {
    best: sql`(with ${sql.join(parts, sql`, `)}
      select id, min(tier) as tier from (${all}) as found group by id
      order by min(tier), max(newest) desc, id desc
      limit ${Math.max(0, needed - page.offset)} offset ${page.offset}) as best`,
    total: sql<number>`(select count(*)::int from (
      select from ${articles} where ${articles.searchVector} @@ ${terms.wide}${among} limit ${MAX_FOUND}) as found)`,
  };
}

const name = (index: number) => sql.raw(`tier_${index}`);

function tiersOf({ exact, wide, isWider }: SearchTerms): Array<{ vector: AnyPgColumn; query: SQL }> {
  const { titleVector, headVector, searchVector } = articles;
  return [
    { vector: titleVector, query: exact },
    { vector: headVector, query: exact },
    ...(isWider ? [{ vector: titleVector, query: wide }] : []),
    { vector: searchVector, query: exact },
    ...(isWider ? [{ vector: searchVector, query: wide }] : []),
  ];
}
