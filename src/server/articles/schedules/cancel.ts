import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction } from '../../transaction.ts';
import { loadArticle } from '../article-row.ts';

/** Cancels the schedule of an article, if any. Throws `not-found` when there is no such article. */
export async function cancelSchedule(context: Context, id: number): Promise<undefined> {
  requirePermission(context, 'articles.publish');
  await inTransaction(context, async (tx) => {
    const { title } = await loadArticle(tx.db, id);
    const ended = await tx.db.delete(articleSchedules).where(eq(articleSchedules.articleId, id)).returning();
    if (ended.length > 0) await audit(tx, 'article.schedule-cancelled', { id, name: title });
  });
}
