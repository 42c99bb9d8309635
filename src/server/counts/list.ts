import type { ArticleLanguage } from '../../shared/contract/articles/articles.ts';
import type { Counted, Visits } from '../../shared/contract/visitors/visits.ts';
import { dayInAmsterdam, lastMondays } from '../../shared/dates/wall-time.ts';
import { paths } from '../../shared/paths.ts';
import type { Context } from '../context.ts';
import { inArray, sql } from '../db/drizzle.ts';
import { rowsOf } from '../db/rows-of.ts';
import { articles } from '../db/schema/articles/articles.ts';
import type { CountKind } from '../db/schema/daily-counts.ts';
import { requirePermission } from '../permissions.ts';
import { mayBeShown, withoutPeople } from './shown-searches.ts';

const MAX_PAGES = 200;
const MAX_OTHERS = 50;
/** Some are about people, and left out. */
const MAX_READ = 200;

type Row = { kind: CountKind | 'all'; name: string; total: number; lastDay: string; weeks: Record<string, number> };

/** The counters of the last weeks; the last week is not over yet. */
export async function listVisits(context: Context, { weeks }: { weeks: number }): Promise<Visits> {
  requirePermission(context, 'magazine.read');
  const today = dayInAmsterdam(context.clock());
  const mondays = lastMondays(today, weeks);
  const rows = await withoutPeople(context, await selectWeekly(context, mondays[0] ?? today, today));
  const articlesByPath = await articlesOf(context, rows);
  const perWeekOf = ({ weeks: counts }: Row) => mondays.map((_, week) => counts[week] ?? 0);
  const ofKind = (kind: Row['kind']): Counted[] =>
    rows
      .filter((row) => row.kind === kind)
      .slice(0, kind === 'page' ? MAX_PAGES : MAX_OTHERS)
      .map((row) => ({
        name: row.name,
        title: articlesByPath.get(row.name)?.title ?? null,
        language: articlesByPath.get(row.name)?.language ?? null,
        total: row.total,
        lastDay: row.lastDay,
        perWeek: perWeekOf(row),
      }));
  return {
    isCounting: context.countsVisits,
    weeks: mondays,
    perWeek: ofKind('all')[0]?.perWeek ?? mondays.map(() => 0),
    pages: ofKind('page'),
    referrers: ofKind('referrer'),
    searches: ofKind('search'),
    missedSearches: ofKind('missed-search'),
  };
}

const selectWeekly = ({ db }: Context, from: string, to: string): Promise<Row[]> =>
  rowsOf<Row>(
    db,
    sql`
      with weekly as materialized (
        select kind, name, (day - ${from}::date) / 7 as week, sum(count)::int as visits, max(day) as last_day
        from daily_counts where day between ${from}::date and ${to}::date and ${mayBeShown}
        group by 1, 2, 3
      ), lines as (
        select kind, name, sum(visits)::int as total, max(last_day) as last_day, json_object_agg(week, visits) as weeks,
          row_number() over (partition by kind order by sum(visits) desc, name collate "C") as rank
        from weekly group by kind, name
      ), totals as (
        select week, sum(visits)::int as visits, max(last_day) as last_day from weekly where kind = 'page' group by week
      )
      select kind, name, total, last_day::text as "lastDay", weeks
      from (
        select kind, name, total, last_day, weeks, rank from lines
        where rank <= ${MAX_READ}
        union all
        select 'all', '', sum(visits)::int, max(last_day), json_object_agg(week, visits), 1 from totals
        having count(*) > 0
      ) as found
      order by kind, rank`,
  );

type Titled = { title: string; language: ArticleLanguage };

/** Today's titles of the articles that exist, with their language, by path. */
async function articlesOf({ db }: Context, rows: Row[]): Promise<Map<string, Titled>> {
  const slugs = rows.flatMap(({ kind, name }) =>
    kind === 'page' ? (/^\/magazine\/\w+\/(.+)$/.exec(name)?.slice(1) ?? []) : [],
  );
  if (slugs.length === 0) return new Map();
  const { type, slug, title, language } = articles;
  const found = await db.select({ type, slug, title, language }).from(articles).where(inArray(slug, slugs));
  return new Map(found.map((article) => [paths.magazineItem(article), article]));
}
