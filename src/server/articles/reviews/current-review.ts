import type { SQL } from 'drizzle-orm';
import type { ReviewState } from '../../../shared/contract/articles/reviews.ts';
import { sql } from '../../db/drizzle.ts';
import { medicalTextOf, medicalTextOfArticle } from './medical-text.ts';

/** SQL condition on `review`, a row of `article_reviews`: its text is or was the article itself. */
const isOfArticle = sql`not exists (select from article_revisions as read
  where read.article_id = review.article_id and read.number = review.revision and read.is_draft)`;

/** SQL for the current review of an article: the newest that is neither withdrawn nor of draft changes. */
export const currentReview = (articleId: SQL): SQL => sql`(
  select review.* from article_reviews as review
  where review.article_id = ${articleId} and review.withdrawn_at is null and ${isOfArticle}
  order by review.reviewed_at desc, review.id desc limit 1)`;

/**
 * SQL: whether an article differs from the reviewed revision `read`, or a picture of it was replaced, cropped or rotated
 * since. Compares the long texts last.
 */
export const hasChanged = (reviewedAt: SQL): SQL<boolean> => sql`(coalesce(
  read.article_version <> articles.version and ${medicalTextOf(sql`read.snapshot`)} <> ${medicalTextOfArticle}, true)
  or exists (select from picture_uses join images as shown on shown.hash = picture_uses.picture
    where picture_uses.owner_kind = 'article' and picture_uses.owner_id = articles.id
      and shown.shown_since > ${reviewedAt}))`;

type Known = { dueOn: string; hasChanged: boolean } | undefined;

export function stateOf(review: Known, { wasReviewed, today }: { wasReviewed: boolean; today: string }): ReviewState {
  if (!review) return wasReviewed ? 'withdrawn' : 'none';
  if (review.dueOn <= today) return 'due';
  return review.hasChanged ? 'changed' : 'reviewed';
}
