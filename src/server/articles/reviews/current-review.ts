import type { SQL } from 'drizzle-orm';
import type { PublicReview, ReviewState } from '../../../shared/contract/articles/reviews.ts';
import { dayInAmsterdam } from '../../../shared/dates/wall-time.ts';
import type { Database } from '../../db/database.ts';
import { sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import type { Transaction } from '../../transaction.ts';
/*
 * What a medical reviewer reads: title, excerpt, text, pictures, video and sources. A change of address, tags or SEO
 * texts does not count as a change since the review.
 */

/** From a snapshot; the oldest shape has no sources. */
export const medicalTextOf = (snapshot: SQL): SQL => sql`jsonb_build_array(
  ${snapshot}->'title', ${snapshot}->'excerpt', ${snapshot}->'content', ${snapshot}->'image', ${snapshot}->'imageAlt',
  ${snapshot}->'videoUrl', coalesce(${snapshot}->'sources', '[]'::jsonb))`;

/** From a row of `articles`. */
const medicalTextOfArticle: SQL = sql`jsonb_build_array(
  ${articles.title}, ${articles.excerpt}, ${articles.content}, ${articles.image}, ${articles.imageAlt},
  ${articles.videoUrl}, ${articles.sources})`;

/** SQL condition on `review`, a row of `article_reviews`: its text is or was the article itself. */
export const isOfArticle = sql`not exists (select from article_revisions as read
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

/**
 * Turns a review of draft changes into one of the article when the article gets that text. Call it in the transaction
 * of every change, once its revision is recorded.
 */
export const moveReviewsToArticle = ({ db }: Transaction, articleId: number): Promise<unknown> =>
  db.execute(sql`
    update article_reviews as review set revision = ${newestRevision(articleId, sql`not is_draft`)}
    from article_revisions as read
    where review.article_id = ${articleId} and review.withdrawn_at is null
      and read.article_id = review.article_id and read.number = review.revision and read.is_draft
      and ${medicalTextOf(sql`read.snapshot`)} = (
        select ${medicalTextOfArticle} from articles where articles.id = ${articleId})`);

type Published = { articleId: number; published: number };

/**
 * After a schedule published an older text, `published`, and the later saves became draft changes: moves the reviews of
 * the later text to the draft changes, and withdraws those of a text in between, which readers would take for reviews of
 * what they see. Returns how many it withdrew.
 */
export async function moveReviewsToDraft({ db, clock }: Transaction, change: Published): Promise<number> {
  const { articleId } = change;
  await db.execute(sql`
    update article_reviews as review set revision = draft.number
    from article_revisions as read, article_revisions as draft, article_revisions as live
    where ${isOfLaterText(change)}
      and draft.article_id = review.article_id and draft.number = ${newestRevision(articleId, sql`is_draft`)}
      and ${medicalTextOf(sql`read.snapshot`)} = ${medicalTextOf(sql`draft.snapshot`)}`);
  const withdrawn = await rowsOf<{ id: number }>(
    db,
    sql`update article_reviews as review set withdrawn_at = ${clock().toISOString()}::timestamptz
      from article_revisions as read, article_revisions as live
      where ${isOfLaterText(change)} returning review.id`,
  );
  return withdrawn.length;
}

/** SQL condition on `review`, the text `read` for it, and `live`, what readers see: later than that, and another text. */
const isOfLaterText = ({ articleId, published }: Published): SQL => sql`
  review.article_id = ${articleId} and review.withdrawn_at is null and review.revision > ${published}
    and read.article_id = review.article_id and read.number = review.revision and not read.is_draft
    and live.article_id = review.article_id and live.number = ${published}
    and ${medicalTextOf(sql`read.snapshot`)} <> ${medicalTextOf(sql`live.snapshot`)}`;

const newestRevision = (articleId: number, which: SQL): SQL =>
  sql`(select max(number) from article_revisions where article_id = ${articleId} and ${which})`;

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

/** Null without one, and for a reviewer of the examples that a new site started with: their BIG number is all zeros. */
export function toPublicReview(stored: Stored | null): PublicReview | null {
  if (!stored || /^0+$/.test(stored.bigNumber)) return null;
  return {
    name: stored.name,
    profession: stored.profession,
    bigNumber: stored.bigNumber,
    reviewedOn: dayInAmsterdam(new Date(stored.reviewedAt)),
    dueOn: stored.dueOn,
  };
}

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
