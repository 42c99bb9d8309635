import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction } from '../../transaction.ts';
import { loadArticle, toAdminArticle } from '../article-row.ts';
import { publishRevision } from '../changes/publish-revision.ts';
import { draftConflict, findCurrentDraft } from './current.ts';

/**
 * Shows the draft changes of an article to readers. Throws `not-found`, `dangerous`, and `conflict` when the article or
 * its draft changes have changed, their category was deleted or their slug is taken.
 */
export async function publishDraftChanges(
  context: Context,
  id: number,
  draft: number,
  overrideReason?: string,
): Promise<AdminArticle> {
  requirePermission(context, 'articles.publish');
  return inTransaction(context, async (tx) => {
    const article = await loadArticle(tx.db, id);
    const current = await findCurrentDraft(tx.db, article);
    if (current?.number !== draft) throw draftConflict();
    if (current.basedOn !== article.version)
      throw new DomainError(
        'conflict',
        'This article was changed after its draft changes were saved. Open it, and save the draft changes again before you publish them.',
      );
    // Checks both again, with the article locked.
    const publication = {
      number: draft,
      version: current.basedOn,
      reason: 'published',
      draft,
      overrideReason,
    } as const;
    return toAdminArticle(await publishRevision(tx, id, publication));
  });
}
