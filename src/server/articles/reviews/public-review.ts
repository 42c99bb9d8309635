import type { SQL } from 'drizzle-orm';
import type { PublicReview } from '../../../shared/contract/articles/reviews.ts';
import { dayInAmsterdam } from '../../../shared/dates/wall-time.ts';
import type { Database } from '../../db/database.ts';
import { sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { currentReview } from './find.ts';

type Stored = {
  name: string;
  profession: string;
  bigNumber: string;
  /** A moment as JSON writes it. */
  reviewedAt: string;
  dueOn: string;
};

/**
 * For a query of articles: the public part of the review, or null. Lists its fields, so that no other becomes public.
 */
export const publicReview = (articleId: SQL): SQL<Stored | null> => sql`(
  select json_build_object('name', current_review.reviewer_name, 'profession', current_review.reviewer_profession,
    'bigNumber', current_review.reviewer_big_number, 'reviewedAt', current_review.reviewed_at, 'dueOn', current_review.due_on)
  from ${currentReview(articleId)} as current_review)`;

export const toPublicReview = (stored: Stored | null): PublicReview | null =>
  stored && {
    name: stored.name,
    profession: stored.profession,
    bigNumber: stored.bigNumber,
    reviewedOn: dayInAmsterdam(new Date(stored.reviewedAt)),
    dueOn: stored.dueOn,
  };

/** The review that readers will see once a revision is published, also one of draft changes. */
export async function findReviewOf(
  db: Database,
  articleId: number,
  revision: number | null,
): Promise<PublicReview | null> {
  const [ofRevision] =
    revision === null
      ? []
      : await rowsOf<{ review: Stored | null }>(
          db,
          sql`select json_build_object('name', reviewer_name, 'profession', reviewer_profession,
              'bigNumber', reviewer_big_number, 'reviewedAt', reviewed_at, 'dueOn', due_on) as review
            from ${articleReviews}
            where article_id = ${articleId} and revision = ${revision} and withdrawn_at is null
            order by reviewed_at desc, id desc limit 1`,
        );
  if (ofRevision) return toPublicReview(ofRevision.review);
  const [row] = await rowsOf<{ review: Stored | null }>(
    db,
    sql`select ${publicReview(sql`${articleId}::integer`)} as review`,
  );
  return toPublicReview(row?.review ?? null);
}
