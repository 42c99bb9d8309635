import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { and, eq, isNull } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction } from '../../transaction.ts';

/** Revokes a link of an article. A link that has ended does not change. Throws `not-found`. */
export async function revokePreviewLink(context: Context, articleId: number, link: number): Promise<undefined> {
  requirePermission(context, 'articles.write-own');
  await inTransaction(context, async (tx) => {
    const [article] = await tx.db
      .select({ title: articles.title, createdBy: articles.createdBy })
      .from(articles)
      .where(eq(articles.id, articleId));
    requirePermission(tx, 'articles.write', article ?? { createdBy: null });
    const isLink = and(eq(previewLinks.id, link), eq(previewLinks.articleId, articleId));
    const ended = await tx.db
      .update(previewLinks)
      .set({ endedAt: tx.clock(), endReason: 'revoked' })
      .where(and(isLink, isNull(previewLinks.endedAt)))
      .returning({ id: previewLinks.id });
    if (ended.length === 0) {
      if ((await tx.db.$count(previewLinks, isLink)) === 0)
        throw new DomainError('not-found', 'This preview link does not exist; it may have been deleted.');
      return;
    }
    await audit(tx, 'article.preview-revoked', { id: articleId, ...(article && { name: article.title }) });
  });
}
