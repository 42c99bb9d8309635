import type { PublicReview } from '../../../shared/contract/articles/reviews.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import type { Transaction } from '../../transaction.ts';
import { findLatest } from '../revisions/latest.ts';

/** Stores a review that was made elsewhere, for the stored text of the article. */
export async function addImportedReview(tx: Transaction, articleId: number, review: PublicReview): Promise<void> {
  const latest = await findLatest(tx.db, articleId);
  if (!latest) return;
  await tx.db.insert(articleReviews).values({
    articleId,
    revision: latest.number,
    reviewerName: review.name,
    reviewerProfession: review.profession,
    reviewerBigNumber: review.bigNumber,
    // About noon in Amsterdam, which is the same day in all of Europe.
    reviewedAt: new Date(`${review.reviewedOn}T11:00:00Z`),
    dueOn: review.dueOn,
  });
}
