import { sql } from 'drizzle-orm';
import { type Context, requireStaff } from '../../context.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { MAY_EXPIRE } from '../../db/schema/revisions.ts';

/** Everything that an article was within this time is kept. */
const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 200;
/** The next run deletes the rest. */
const MAX_BATCHES = 20;

/**
 * Deletes revisions that were replaced 90 days ago, but for those that staff named or readers saw, and the newest of each
 * article; maintenance runs it. Returns how many.
 */
export async function deleteOldRevisions(context: Context): Promise<number> {
  requireStaff(context);
  const before = new Date(context.clock().getTime() - KEPT_DAYS * DAY_MS);
  let deleted = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const count = await deleteBatch(context, before);
    deleted += count;
    if (count < BATCH) break;
  }
  return deleted;
}

async function deleteBatch({ db }: Context, before: Date): Promise<number> {
  return (await rowsOf(db, sql`delete from article_revisions where id in (${selectExpired(before)}) returning id`))
    .length;
}

/** The lock makes Postgres look at the row again: it may have been named meanwhile. */
export const selectExpired = (before: Date) => sql`
  select id from article_revisions
  where ${sql.raw(MAY_EXPIRE)} and replaced_at < ${before.toISOString()}::timestamptz
  order by replaced_at limit ${BATCH} for update skip locked`;
