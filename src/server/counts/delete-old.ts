import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import type { Context } from '../context.ts';
import { sql } from '../db/drizzle.ts';
import { dailyCounts } from '../db/schema/daily-counts.ts';
import { requireSystem } from '../permissions.ts';
import { forgetUnshownSearches } from './shown-searches.ts';

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
