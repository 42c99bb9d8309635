import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { lockArticle } from '../article-row.ts';
import { endDraftChanges, requireDraft } from './current.ts';

/**
 * Discards the draft changes of an article; its history keeps them. Throws `not-found`, and `conflict` when they have
 * been changed or published, and `forbidden` for scheduled ones without the right to publish.
 */
export async function discardDraftChanges(context: Context, id: number, draft: number): Promise<undefined> {
  requirePermission(context, 'articles.write-own');
  await inTransaction(context, async (tx) => {
    const article = await lockArticle(tx.db, id);
    requirePermission(tx, 'articles.write', article);
    await requireDraft(tx, article, draft);
    // It ends what an editor scheduled.
    if (await hasSchedule(tx, id)) requirePermission(tx, 'articles.publish');
    await endDraftChanges(tx, id);
    await audit(tx, 'article.draft-changes-discarded', { id, name: article.title });
  });
}

const hasSchedule = async ({ db }: Transaction, articleId: number): Promise<boolean> =>
  (await db.$count(articleSchedules, eq(articleSchedules.articleId, articleId))) > 0;
