import type { Database } from '../../../db/database.ts';
import { sql } from '../../../db/drizzle.ts';
import { rowsOf } from '../../../db/rows-of.ts';

/** How many schedules are read at once. */
const BATCH = 20;
/** A failed schedule is tried again after a minute, then twice as long each time, up to an hour. */
export const FIRST_RETRY_MS = 60_000;
export const LONGEST_RETRY_MS = 60 * 60_000;

export type Due = {
  /** The articles whose schedules are due, the earliest first; at most {@link BATCH}. */
  ids: number[];
  /** When the next schedule after these is due. */
  nextAt: Date | undefined;
};

/** Finds what is due now, and when the next schedule is. Schedules of articles in the bin wait. */
export async function findDue(db: Database, now: Date): Promise<Due> {
  const at = sql`${now.toISOString()}::timestamptz`;
  // A retry time later than the longest wait was written by a process whose clock was ahead: it counts as due.
  const isDue = sql`(try_at <= ${at} or (due_at <= ${at} and try_at > ${at} + ${2 * LONGEST_RETRY_MS} * interval '1 millisecond'))`;
  const exists = sql`exists (select from articles where id = article_id)`;
  const [found] = await rowsOf<{ ids: number[] | null; nextAt: number | null }>(
    db,
    sql`select
      (select json_agg(article_id) from (
        select article_id from article_schedules where ${isDue} and ${exists} order by try_at, article_id limit ${BATCH}
      ) as due) as ids,
      (select extract(epoch from min(try_at))::float8 * 1000 from article_schedules
        where try_at > ${at} and ${exists}) as "nextAt"`,
  );
  const { ids = null, nextAt = null } = found ?? {};
  return { ids: ids ?? [], nextAt: nextAt === null ? undefined : new Date(nextAt) };
}
