import type { ScheduleAction } from '../../../shared/contract/articles/schedules.ts';
import { and, eq, inArray } from '../../db/drizzle.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import type { Transaction } from '../../transaction.ts';

/**
 * Ends the schedule of an article, which is locked, if it is one of these, because its change was made or became
 * impossible.
 */
export async function endSchedule({ db }: Transaction, articleId: number, actions: ScheduleAction[]): Promise<void> {
  await db
    .delete(articleSchedules)
    .where(and(eq(articleSchedules.articleId, articleId), inArray(articleSchedules.action, actions)));
}
