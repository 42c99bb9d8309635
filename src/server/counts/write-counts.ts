import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { type CountKind, dailyCounts } from '../db/schema/daily-counts.ts';
import { requireSystem } from '../permissions.ts';
import { forgetUnshownSearches, LEAST_NETWORKS, UNSHOWN_DAYS } from './shown-searches.ts';

/** The most names of a kind on one day; more are an attack or a mistake. */
const MAX_NAMES = 2000;
/** The most increments that wait for the running statement. */
const MAX_WAITING = 1000;

export type Increment = {
  day: string;
  kind: CountKind;
  name: string;
  /** Incremented only while this article is published. */
  article?: { type: string; slug: string } | undefined;
  /** Of the visitor who searched (`networkTag` in count.ts). */
  network?: number;
};

type Sum = Increment & { count: number; networks: number[] };

type Batch = { increments: Map<string, Sum>; written: Promise<void> };
type Queue = { running: Promise<void>; waiting: Batch | undefined };

const queues = new WeakMap<Database, Queue>();

/**
 * Increments counters. Increments that arrive during a statement wait for the next, so a process locks a row in one
 * statement at a time. Failed writes are lost, and logged.
 */
export function writeCounts(context: Context, increments: readonly Increment[]): Promise<void> {
  const queue = queues.get(context.db) ?? { running: Promise.resolve(), waiting: undefined };
  queues.set(context.db, queue);
  queue.waiting ??= startBatch(context, queue);
  const { increments: waiting, written } = queue.waiting;
  for (const increment of increments) {
    const key = [increment.day, increment.kind, increment.name].join('\n');
    const found = waiting.get(key);
    const { network } = increment;
    const networks = network === undefined ? [] : [network];
    if (found) {
      found.count += 1;
      found.networks.push(...networks);
    } else if (waiting.size < MAX_WAITING) waiting.set(key, { ...increment, count: 1, networks });
  }
  return written;
}

function startBatch({ db, log }: Context, queue: Queue): Batch {
  const increments: Batch['increments'] = new Map();
  const written = queue.running.then(() => {
    queue.waiting = undefined;
    const sums = [...increments.values()];
    const searches = sums.filter(({ networks }) => networks.length > 0);
    return write(db, sums)
      .then(() => (searches.length > 0 ? writeSearchedTerms(db, searches) : undefined))
      .catch((error: unknown) => log.error('counts', { error }));
  });
  queue.running = written;
  return { increments, written };
}

/** In the order of the key, so that two processes cannot deadlock. */
const write = async (db: Database, increments: Sum[]): Promise<void> =>
  void (await db.execute(sql`
    insert into daily_counts (day, kind, name, count)
    select new.day, new.kind, new.name, new.count
    from jsonb_to_recordset(${JSON.stringify(increments)}::jsonb)
      as new(day date, kind text, name text, count integer, article jsonb)
    where (
      new.article is null or exists (
        select 1 from articles
        where slug = new.article->>'slug' and type = new.article->>'type' and is_published
      )
    ) and (
      exists (select 1 from daily_counts as old where (old.day, old.kind, old.name) = (new.day, new.kind, new.name))
      or (select count(*) from daily_counts as old where old.day = new.day and old.kind = new.kind) < ${MAX_NAMES}
    )
    order by new.day, new.kind, new.name
    on conflict (day, kind, name) do update set count = daily_counts.count + excluded.count`));

/** Remembers, for a while, that another network typed a term, until there are enough to show it. */
const writeSearchedTerms = async (db: Database, searches: Sum[]): Promise<void> =>
  void (await db.execute(sql`
    insert into searched_terms as old (term, networks, since, is_shown)
    select name, networks, day, cardinality(networks) >= ${LEAST_NETWORKS}
    from (
      select new.name, max(new.day) as day, array_agg(distinct network::smallint) as networks
      from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as new(day date, kind text, name text, networks jsonb),
        jsonb_array_elements_text(new.networks) as network
      where exists (select 1 from daily_counts as of where (of.day, of.kind, of.name) = (new.day, new.kind, new.name))
      group by new.name
    ) as typed
    order by name
    on conflict (term) do update set (networks, since, is_shown) = (
      select case when cardinality(all_networks) >= ${LEAST_NETWORKS} then '{}' else all_networks end,
        case when is_over then excluded.since else old.since end,
        cardinality(all_networks) >= ${LEAST_NETWORKS}
      from (
        select is_over, array(
          select distinct network from unnest(excluded.networks || case when is_over then '{}' else old.networks end)
            as network
        ) as all_networks
        from (select old.since < excluded.since - ${UNSHOWN_DAYS}::int as is_over) as period
      ) as merged
    )
    where not old.is_shown`));

/**
 * Deletes counters after 25 months, so that every month of the last year can be compared with the year before. Returns
 * how many. Searches that too few people typed are forgotten after four weeks.
 */
export async function deleteOldCounts(context: Context): Promise<number> {
  requireSystem(context);
  const { day } = dailyCounts;
  const deleted = await context.db
    .delete(dailyCounts)
    .where(sql`${day} < ${dayInAmsterdam(context.clock())}::date - interval '25 months'`)
    .returning({ day });
  await forgetUnshownSearches(context, dayInAmsterdam(context.clock()));
  return deleted.length;
}
