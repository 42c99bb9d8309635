import type { Database } from '../../db/database.ts';
import { asc, eq } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import type { Transaction } from '../../transaction.ts';

/** The reviews that an account made. */
export const findReviewsBy = (db: Database, staffId: number) =>
  db
    .select({
      articleId: articleReviews.articleId,
      title: articles.title,
      name: articleReviews.reviewerName,
      profession: articleReviews.reviewerProfession,
      bigNumber: articleReviews.reviewerBigNumber,
      reviewedAt: articleReviews.reviewedAt,
      dueOn: articleReviews.dueOn,
      note: articleReviews.note,
      withdrawnAt: articleReviews.withdrawnAt,
    })
    .from(articleReviews)
    .leftJoin(articles, eq(articles.id, articleReviews.articleId))
    .where(eq(articleReviews.staffId, staffId))
    .orderBy(asc(articleReviews.id));

/** Separates the reviews from the account; they keep the name that readers saw (docs/privacy.md says why). */
export async function eraseFromReviews({ db }: Transaction, staffId: number): Promise<void> {
  await db.update(articleReviews).set({ staffId: null }).where(eq(articleReviews.staffId, staffId));
}
