import type { ReviewState } from '../../../shared/contract/articles/reviews.ts';
import { dayInAmsterdam } from '../../../shared/dates/wall-time.ts';
import type { Context } from '../../context.ts';
import { inArray, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { currentReview, hasChanged, stateOf } from './current-review.ts';

/** The review status of articles, by their ids. */
export async function findReviewStates({ db, clock }: Context, ids: number[]): Promise<Map<number, ReviewState>> {
  if (ids.length === 0) return new Map();
  const today = dayInAmsterdam(clock());
  const rows = await db
    .select({
      id: articles.id,
      dueOn: sql<string | null>`reviewed.due_on::text`,
      hasChanged: hasChanged(sql`reviewed.reviewed_at`).as('has_changed'),
      wasReviewed: sql<boolean>`exists (select from article_reviews as any_review
        where any_review.article_id = ${articles.id} and any_review.withdrawn_at is not null)`,
    })
    .from(articles)
    .leftJoinLateral(sql`${currentReview(sql`articles.id`)} as reviewed`, sql`true`)
    .leftJoin(sql`article_revisions as read`, sql`read.article_id = articles.id and read.number = reviewed.revision`)
    .where(inArray(articles.id, ids));
  return new Map(
    rows.map(({ id, dueOn, wasReviewed, ...row }) => [
      id,
      stateOf(dueOn === null ? undefined : { dueOn, hasChanged: row.hasChanged }, { wasReviewed, today }),
    ]),
  );
}
