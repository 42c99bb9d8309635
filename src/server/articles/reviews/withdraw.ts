import type { ArticleReviews } from '../../../shared/contract/articles/reviews.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { and, eq } from '../../db/drizzle.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { DomainError } from '../../errors/errors.ts';
import { allows, requireArticleChange, requirePermission } from '../../permissions.ts';
import { inTransaction } from '../../transaction.ts';
import { lockArticle } from '../article-row.ts';
import { purgeReview } from '../cache-tags/raise-article-tags.ts';
import { reviewsOf } from './find.ts';

/**
 * Withdraws a review; the one before it counts again. Any reviewer may, and everybody who may change the article,
 * because its reviewer may have left, and an article without a review claims nothing. Throws `not-found`.
 */
export async function withdrawReview(context: Context, id: number, reviewId: number): Promise<ArticleReviews> {
  requirePermission(context, 'articles.write-own');
  return inTransaction(context, async (tx) => {
    const article = await lockArticle(tx.db, id);
    // Readers see the review, so owning the article is not enough to withdraw it.
    if (!allows(tx.actor, 'articles.review')) requireArticleChange(tx, article, { isLive: article.isPublished });
    const [review] = await tx.db
      .select({ id: articleReviews.id, withdrawnAt: articleReviews.withdrawnAt })
      .from(articleReviews)
      .where(and(eq(articleReviews.id, reviewId), eq(articleReviews.articleId, id)));
    if (!review) throw new DomainError('not-found', 'This review does not exist');
    if (!review.withdrawnAt) {
      await tx.db.update(articleReviews).set({ withdrawnAt: tx.clock() }).where(eq(articleReviews.id, review.id));
      await audit(tx, 'article.review-withdrawn', { id, name: article.title });
    }
    // Also when it is withdrawn already: the caller may be retrying after a failed purge.
    purgeReview(tx, article);
    return reviewsOf(tx, article);
  });
}
