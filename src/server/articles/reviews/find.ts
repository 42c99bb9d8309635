import type { SQL } from 'drizzle-orm';
import type { ArticleReviews, ReviewState, ReviewStatus } from '../../../shared/contract/articles/reviews.ts';
import { dayInAmsterdam } from '../../../shared/dates/wall-time.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { requirePermission } from '../../permissions.ts';
import { type ArticleRow, loadArticle } from '../article-row.ts';
import { type CurrentDraft, findCurrentDraft } from '../draft-changes/draft-changes.ts';
import {
  findReviewer,
  findReviewRefusal,
  medicalTextOf,
  medicalTextOfArticle,
  type ReviewRow,
  selectReviews,
  toReview,
} from './reviews.ts';

/** The reviews of an article, and whether the caller may review it. Throws `not-found`. */
export async function listReviews(context: Context, id: number): Promise<ArticleReviews> {
  requirePermission(context, 'magazine.read');
  return reviewsOf(context, await loadArticle(context.db, id));
}

export async function reviewsOf(
  context: Context,
  article: Pick<ArticleRow, 'id' | 'isPublished'>,
): Promise<ArticleReviews> {
  const { db } = context;
  const rows = await selectReviews(db, article.id);
  const draft = await findCurrentDraft(db, article);
  const ofArticle = rows.find((row) => !row.withdrawnAt && !row.isOfDraft);
  const newest = rows.find((row) => !row.withdrawnAt);
  const status = (
    row: ReviewRow | undefined,
    changed: boolean,
    isAbout: (row: ReviewRow) => boolean,
  ): ReviewStatus => ({
    state: stateOf(row && { dueOn: row.dueOn, hasChanged: changed }, {
      wasReviewed: rows.some(isAbout),
      today: dayInAmsterdam(context.clock()),
    }),
    review: row ? toReview(row) : null,
    hasChanged: changed,
  });
  return {
    article: status(ofArticle, await isArticleChanged(db, article.id, ofArticle), (row) => !row.isOfDraft),
    draft: draft ? status(newest, await isDraftChanged(db, draft, newest), () => true) : null,
    history: rows.map(toReview),
    reviewer: await describeCaller(context),
    refusal: await findReviewRefusal(context, article),
  };
}

async function describeCaller(context: Context): Promise<ArticleReviews['reviewer']> {
  const reviewer = await findReviewer(context);
  if (!reviewer) return null;
  const { name, profession, bigNumber } = reviewer;
  return { name, profession, bigNumber };
}

async function isArticleChanged(db: Database, id: number, review: ReviewRow | undefined): Promise<boolean> {
  if (!review) return false;
  const [row] = await rowsOf<{ changed: boolean }>(
    db,
    sql`select ${hasChanged(sql`${review.reviewedAt.toISOString()}::timestamptz`)} as changed from articles
      left join article_revisions as read on read.article_id = articles.id and read.number = ${review.revision}
      where articles.id = ${id}`,
  );
  return row?.changed ?? true;
}

async function isDraftChanged(
  db: Database,
  { articleId, number }: CurrentDraft,
  review: ReviewRow | undefined,
): Promise<boolean> {
  if (!review || review.revision === number) return false;
  const [row] = await rowsOf<{ changed: boolean }>(
    db,
    sql`select ${medicalTextOf(sql`draft.snapshot`)} <> ${medicalTextOf(sql`read.snapshot`)} as changed
      from article_revisions as draft
      join article_revisions as read on read.article_id = draft.article_id and read.number = ${review.revision}
      where draft.article_id = ${articleId} and draft.number = ${number}`,
  );
  return row?.changed ?? true;
}

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
