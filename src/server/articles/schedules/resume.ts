import { eq, lte } from '../../db/drizzle.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import type { Transaction } from '../../transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { raiseTagsOfSchedule } from './raise-tags-of-schedule.ts';

/** Resumes the schedule of an article that comes back from the bin; one whose time has passed waits for staff. */
export async function resumeSchedule(tx: Transaction, article: ArticleRow): Promise<void> {
  const isOfArticle = eq(articleSchedules.articleId, article.id);
  const [schedule] = await tx.db.select().from(articleSchedules).where(isOfArticle);
  if (!schedule) return;
  // Pages that were rendered in between do not know of it.
  if (schedule.dueAt > tx.clock()) return raiseTagsOfSchedule(tx, article, schedule);
  const failure = 'The article was in the bin at this time.';
  await tx.db.update(articleSchedules).set({ failure, tryAt: null }).where(isOfArticle);
}

/** After a restore: what came due after the backup may be done already, or no longer wanted. */
export async function suspendOverdue({ db, clock }: Transaction): Promise<void> {
  const failure = 'This time passed before a backup was restored.';
  await db.update(articleSchedules).set({ failure, tryAt: null }).where(lte(articleSchedules.dueAt, clock()));
}
