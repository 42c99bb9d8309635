import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requirePermission } from '../../permissions.ts';
import { lockArticle } from '../article-row.ts';
import { endDraftChanges, requireDraft } from './current.ts';

/**
 * Discards the draft changes of an article; its history keeps them. Throws `not-found`, and `conflict` when they have
 * been changed or published.
 */
export async function discardDraftChanges(context: Context, id: number, draft: number): Promise<undefined> {
  requirePermission(context, 'articles.write-own');
  await inTransaction(context, async (tx) => {
    const article = await lockArticle(tx.db, id);
    requirePermission(tx, 'articles.write', article);
    await requireDraft(tx, article, draft);
    await endDraftChanges(tx, id);
    await audit(tx, 'article.draft-changes-discarded', { id, name: article.title });
  });
}
