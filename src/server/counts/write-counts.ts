import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import type { CountKind } from '../db/schema/daily-counts.ts';

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
};

type Batch = { increments: Map<string, Increment & { count: number }>; written: Promise<void> };
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
    if (found) found.count += 1;
    else if (waiting.size < MAX_WAITING) waiting.set(key, { ...increment, count: 1 });
  }
  return written;
}

function startBatch({ db, log }: Context, queue: Queue): Batch {
  const increments: Batch['increments'] = new Map();
  const written = queue.running.then(() => {
    queue.waiting = undefined;
    return write(db, [...increments.values()]).catch((error: unknown) => log.error('counts', { error }));
  });
  queue.running = written;
  return { increments, written };
}

/** In the order of the key, so that two processes cannot deadlock. */
const write = async (db: Database, increments: (Increment & { count: number })[]): Promise<void> =>
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
