import type { Review } from '../../../shared/contract/articles/reviews.ts';
import type { Database } from '../../db/database.ts';
import { and, desc, eq, sql } from '../../db/drizzle.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { staff } from '../../db/schema/staff.ts';

const LISTED = 20;

/** The newest first. */
export const selectReviews = (db: Database, articleId: number) =>
  db
    .select({
      id: articleReviews.id,
      revision: articleReviews.revision,
      staffId: articleReviews.staffId,
      name: articleReviews.reviewerName,
      profession: articleReviews.reviewerProfession,
      bigNumber: articleReviews.reviewerBigNumber,
      isActive: sql<boolean>`coalesce(${staff.isActive}, false)`,
      reviewedAt: articleReviews.reviewedAt,
      dueOn: articleReviews.dueOn,
      note: articleReviews.note,
      withdrawnAt: articleReviews.withdrawnAt,
      isOfDraft: sql<boolean>`coalesce(${articleRevisions.isDraft}, false)`,
    })
    .from(articleReviews)
    .leftJoin(staff, eq(staff.id, articleReviews.staffId))
    .leftJoin(
      articleRevisions,
      and(
        eq(articleRevisions.articleId, articleReviews.articleId),
        eq(articleRevisions.number, articleReviews.revision),
      ),
    )
    .where(eq(articleReviews.articleId, articleId))
    .orderBy(desc(articleReviews.reviewedAt), desc(articleReviews.id))
    .limit(LISTED);

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

export const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  reviewer: { name: row.name, profession: row.profession, bigNumber: row.bigNumber, isActive: row.isActive },
  reviewedAt: row.reviewedAt.toISOString(),
  dueOn: row.dueOn,
  note: row.note,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  isOfDraft: row.isOfDraft,
});
