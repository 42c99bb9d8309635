import { and, eq, inArray } from 'drizzle-orm';
import type { ScheduleAction } from '../../../shared/contract/articles/schedules.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import type { Transaction } from '../../db/transaction.ts';

/** Ends the plan of an article, which is locked, when it is one of these: what it would do is done, or cannot be done. */
export async function endSchedule({ db }: Transaction, articleId: number, actions: ScheduleAction[]): Promise<void> {
  await db
    .delete(articleSchedules)
    .where(and(eq(articleSchedules.articleId, articleId), inArray(articleSchedules.action, actions)));
}
