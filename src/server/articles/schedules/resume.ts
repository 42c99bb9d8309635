import { eq, lte } from 'drizzle-orm';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { raiseTagsOfPlan } from './raise-tags-of-plan.ts';

/** The plan of an article that comes back from the bin goes on; one whose time has passed waits for staff. */
export async function resumeSchedule(tx: Transaction, article: ArticleRow): Promise<void> {
  const isOfArticle = eq(articleSchedules.articleId, article.id);
  const [plan] = await tx.db.select().from(articleSchedules).where(isOfArticle);
  if (!plan) return;
  // Pages that were rendered meanwhile do not know of it.
  if (plan.dueAt > tx.clock()) return raiseTagsOfPlan(tx, article, plan);
  const failure = 'The article was in the bin at this time. Choose another time, or do it now.';
  await tx.db.update(articleSchedules).set({ failure, tryAt: null }).where(isOfArticle);
}

/** After a backup was restored: what was due since it was made may be done already, or not be wanted any more. */
export async function suspendOverdue({ db, clock }: Transaction): Promise<void> {
  const failure = 'This time passed before a backup was restored. Choose another time, or do it now.';
  await db.update(articleSchedules).set({ failure, tryAt: null }).where(lte(articleSchedules.dueAt, clock()));
}
