import type { SQL } from 'drizzle-orm';
import type { ArticleReviews, reviewArticle as call, Review } from '../../../shared/contract/articles/reviews.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import { dueDayProblem, usualDueDay } from '../../../shared/dates/review-due.ts';
import { dayInAmsterdam } from '../../../shared/dates/wall-time.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, desc, eq, isNull, sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { allows, requireArticleChange, requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { type ArticleRow, lockArticle } from '../article-row.ts';
import { invalidateReview, purgeReview } from '../cache-tags/cache-tags.ts';
import { findCurrentDraft } from '../draft-changes/draft-changes.ts';
import { ensureRevision } from '../revisions/record.ts';
import { findLatest } from '../revisions/revisions.ts';
import { reviewsOf } from './find.ts';
import { isAuthor, wasAuthor } from './written-by.ts';

type Read = EndpointParsed<typeof call>['body'];

/**
 * Stores the caller's medical review of an article or its draft changes. Throws `not-found`, `forbidden`, `invalid`,
 * and `conflict` when the text has changed since it was read.
 */
export async function reviewArticle(context: Context, id: number, read: Read): Promise<ArticleReviews> {
  requirePermission(context, 'articles.review');
  return inTransaction(context, async (tx) => {
    const article = await lockArticle(tx.db, id);
    const reviewer = await requireReviewer(tx, article);
    const revision = await revisionThatWasRead(tx, article, read);
    const dueOn = requireDueDay(tx, article, read.dueOn);
    const review = { articleId: id, revision, dueOn, note: read.note };
    if (await isStored(tx, review, reviewer)) return reviewsOf(tx, article);
    await tx.db.insert(articleReviews).values({
      ...review,
      staffId: reviewer.staffId,
      reviewerName: reviewer.name,
      reviewerProfession: reviewer.profession,
      reviewerBigNumber: reviewer.bigNumber,
      reviewedAt: tx.clock(),
    });
    await audit(tx, 'article.reviewed', { id, name: article.title });
    invalidateReview(tx, article);
    return reviewsOf(tx, article);
  });
}

async function requireReviewer(tx: Transaction, article: ArticleRow): Promise<Reviewer> {
  const refusal = await findReviewRefusal(tx, article);
  const reviewer = refusal === null ? await findReviewer(tx) : undefined;
  if (!reviewer) throw new DomainError('forbidden', refusal ?? '');
  return reviewer;
}

async function revisionThatWasRead(tx: Transaction, article: ArticleRow, { version, draft }: Read): Promise<number> {
  if (draft !== null) {
    const current = await findCurrentDraft(tx.db, article);
    if (current?.number !== draft) throw textConflict();
    return draft;
  }
  if (article.version !== version) throw textConflict();
  await ensureRevision(tx, article);
  const latest = await findLatest(tx.db, article.id);
  if (!latest) throw textConflict();
  return latest.number;
}

const textConflict = () =>
  new DomainError(
    'conflict',
    'This text was changed, published or discarded after you opened it. Load it again, and read what is new before you review it.',
  );

function requireDueDay({ clock }: Transaction, article: ArticleRow, chosen: string | undefined): string {
  const today = dayInAmsterdam(clock());
  const dueOn = chosen ?? usualDueDay(today, article);
  const problem = dueDayProblem(dueOn, today);
  if (problem) throw new DomainError('invalid', problem, { fields: { dueOn: problem } });
  return dueOn;
}

type NewReview = { articleId: number; revision: number; dueOn: string; note: string | null };

/** A repeated request, or a button pressed in two windows, is one review. */
async function isStored(tx: Transaction, { note, ...review }: NewReview, { staffId }: Reviewer): Promise<boolean> {
  const same = await tx.db
    .select({ reviewedAt: articleReviews.reviewedAt })
    .from(articleReviews)
    .where(
      and(
        eq(articleReviews.articleId, review.articleId),
        eq(articleReviews.revision, review.revision),
        eq(articleReviews.dueOn, review.dueOn),
        eq(articleReviews.staffId, staffId),
        isNull(articleReviews.withdrawnAt),
        note === null ? isNull(articleReviews.note) : eq(articleReviews.note, note),
      ),
    );
  return same.some(({ reviewedAt }) => dayInAmsterdam(reviewedAt) === dayInAmsterdam(tx.clock()));
}

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

const NO_REVIEWER =
  'Only a medical reviewer can review: an account with a BIG number. Ask an administrator to add yours.';
const OWN_ARTICLE = 'You are the writer of this article, so somebody else must review it.';
const FORMER_AUTHOR =
  'You were named as the writer of this article since it was reviewed last, so somebody else must review it.';
const OWN_TEXT = 'You changed this text since it was reviewed last, so somebody else must review it.';

type Reviewer = { staffId: number; name: string; profession: string; bigNumber: string };

/** The caller as a medical reviewer; undefined without a BIG number. */
export async function findReviewer({ db, actor }: Context): Promise<Reviewer | undefined> {
  if (actor.kind !== 'staff') return undefined;
  const { name, profession, bigNumber } = staff;
  const [account] = await db.select({ name, profession, bigNumber }).from(staff).where(eq(staff.id, actor.staffId));
  if (!account?.profession || !account.bigNumber) return undefined;
  const { profession: shown, bigNumber: number } = account;
  return { staffId: actor.staffId, name: account.name, profession: shown, bigNumber: number };
}

/** Why the caller may not review an article; null when they may. */
export async function findReviewRefusal(context: Context, article: { id: number }): Promise<string | null> {
  const reviewer = await findReviewer(context);
  if (!reviewer) return NO_REVIEWER;
  const { actor } = context;
  if (context.ownReviewsAllowed || actor.kind !== 'staff') return null;
  if (await isAuthor(context, article.id, actor)) return OWN_ARTICLE;
  if (await wasAuthor(context, article.id, actor)) return FORMER_AUTHOR;
  return (await hasWritten(context, article.id, reviewer.staffId)) ? OWN_TEXT : null;
}

/** Whether this account was the first to save a text that the article has had since its last review. */
async function hasWritten({ db }: Context, id: number, staffId: number): Promise<boolean> {
  const [row] = await rowsOf<{ written: boolean }>(
    db,
    sql`with texts as materialized (
        select number, staff_id, md5(${medicalTextOf(sql`snapshot`)}::text) as text
        from article_revisions where article_id = ${id}),
      first_saves as (select distinct on (text) text, staff_id from texts order by text, number),
      reviewed as (select coalesce(max(revision), 0) as number from article_reviews
        where article_id = ${id} and withdrawn_at is null)
      select exists (select from reviewed, texts join first_saves using (text)
        where first_saves.staff_id = ${staffId} and texts.number > reviewed.number
          and text not in (select read.text from texts as read where read.number = reviewed.number)) as written`,
  );
  return row?.written ?? false;
}

/*
 * What a medical reviewer reads: title, excerpt, text, pictures, video and sources. A change of address, tags or SEO
 * texts does not count as a change since the review.
 */

/** From a snapshot; the oldest shape has no sources. */
export const medicalTextOf = (snapshot: SQL): SQL => sql`jsonb_build_array(
  ${snapshot}->'title', ${snapshot}->'excerpt', ${snapshot}->'content', ${snapshot}->'image', ${snapshot}->'imageAlt',
  ${snapshot}->'videoUrl', coalesce(${snapshot}->'sources', '[]'::jsonb))`;

/** From a row of `articles`. */
export const medicalTextOfArticle: SQL = sql`jsonb_build_array(
  ${articles.title}, ${articles.excerpt}, ${articles.content}, ${articles.image}, ${articles.imageAlt},
  ${articles.videoUrl}, ${articles.sources})`;

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
