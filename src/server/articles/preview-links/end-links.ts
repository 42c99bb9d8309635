import type { RevisionReason } from '../../../shared/contract/articles/revisions.ts';
import { and, eq, isNull } from '../../db/drizzle.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import type { Transaction } from '../../transaction.ts';
import type { ArticleRow } from '../article-row.ts';

type Change = { before: ArticleRow | undefined; after: ArticleRow | undefined; reason?: RevisionReason | undefined };

/**
 * Ends the preview links of an article when a change publishes what they show: the article itself, or its draft
 * changes. A save of a published article publishes nothing that a link shows.
 */
export async function endLinksOfPublished(tx: Transaction, { before, after, reason }: Change): Promise<void> {
  const isPublication = !before?.isPublished || reason === 'published' || reason === 'published-as-scheduled';
  if (!after?.isPublished || !isPublication) return;
  await tx.db
    .update(previewLinks)
    .set({ endedAt: tx.clock(), endReason: 'published' })
    .where(and(eq(previewLinks.articleId, after.id), isNull(previewLinks.endedAt)));
}
