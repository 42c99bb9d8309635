import type { Context } from '../context.ts';
import { sql } from '../db/drizzle.ts';
import { SEARCH_KINDS } from '../db/schema/daily-counts.ts';
import { tellsOfNobody } from './tells-of-nobody.ts';

/** Staff read a search once visitors of so many networks typed it: what one household types is its own. */
export const LEAST_NETWORKS = 3;
/** Within so many days; then a term that fewer typed is forgotten, with its numbers. */
export const UNSHOWN_DAYS = 28;

const isSearch = sql`kind in (${sql.join(
  SEARCH_KINDS.map((kind) => sql`${kind}`),
  sql`, `,
)})`;

/** Whether a row of daily_counts may be read, as far as the database knows; ask `withoutPeople` for the rest. */
export const mayBeShown = sql`(not ${isSearch} or exists (
  select 1 from searched_terms where term = name and is_shown
))`;

/** Leaves out searches that may be about a person: pages change, and rules do. */
export async function withoutPeople<Row extends { kind: string; name: string }>(
  context: Context,
  rows: readonly Row[],
): Promise<Row[]> {
  const isOfSearch = ({ kind }: Row) => SEARCH_KINDS.some((one) => one === kind);
  const allowed = await tellsOfNobody(context, [...new Set(rows.filter(isOfSearch).map(({ name }) => name))]);
  return rows.filter((row) => !isOfSearch(row) || allowed.has(row.name));
}

/** Forgets terms that too few networks typed, then the numbers of searches that have no term. */
export async function forgetUnshownSearches({ db }: Context, today: string): Promise<void> {
  await db.execute(
    sql`delete from searched_terms where not is_shown and since < ${today}::date - ${UNSHOWN_DAYS}::int`,
  );
  await db.execute(sql`delete from daily_counts where ${isSearch}
    and not exists (select 1 from searched_terms where term = name)`);
  await db.execute(sql`delete from searched_terms where is_shown
    and not exists (select 1 from daily_counts where ${isSearch} and name = term)`);
}
