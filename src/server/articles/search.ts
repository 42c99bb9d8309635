import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { articles } from '../db/schema/magazine.ts';
import { MAX_FOUND, type Tier } from './search-plan.ts';

type Wanted = {
  /** Among which articles. */
  only: SQL | undefined;
  /** What is newer stands first within a tier. */
  newest: AnyPgColumn;
  limit: number;
  offset: number;
};

/**
 * The ids of a page of a search, as `best(id, tier)`, best first (architecture §5): all words in the title, then in
 * title or excerpt, then similar words in its title, then the words anywhere, then similar ones; newer first in each.
 */
export function bestOf(tiers: Tier[], { only, newest, limit, offset }: Wanted): SQL {
  const needed = Math.min(offset + limit, MAX_FOUND);
  const parts = neededTiers(tiers, needed).map((tier, rank) => {
    // Many matches are met soon on the way from the newest article down. Few are better found in the index of words;
    // an order that no index has (`+ 0`) keeps Postgres from taking the long way.
    const order = tier.matches < MAX_FOUND ? sql`${newest} + interval '0'` : sql`${newest}`;
    return sql`(select ${articles.id} as id, ${sql.raw(String(rank))} as tier, ${newest} as newest from ${articles}
      where ${matching(tier)}${only ? sql` and ${only}` : sql``}
      order by ${desc(order)}, ${desc(articles.id)} limit ${needed})`;
  });
  return sql`(select id, min(tier) as tier from (${sql.join(parts, sql` union all `)}) as found
    group by id order by ${asc(sql`min(tier)`)}, max(newest) desc, id desc
    limit ${Math.max(0, needed - offset)} offset ${offset}) as best`;
}

/** That an article has what a tier looks for. */
export const matching = ({ place, query }: Tier): SQL =>
  sql`${articles}.${sql.identifier(place)} @@ to_tsquery('clinic_dutch', ${query})`;

/** Those that can stand on the page: not empty, and none above that fills it alone. */
function neededTiers(tiers: Tier[], needed: number): Tier[] {
  const full = tiers.findIndex(({ matches }) => matches >= needed);
  const shown = full < 0 ? tiers : tiers.slice(0, full + 1);
  return shown.filter(({ matches }) => matches > 0);
}
