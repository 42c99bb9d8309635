import type { ArticleReviews, reviewArticle as call, PublicReview } from '../../../shared/contract/articles/reviews.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import { dueDayProblem, usualDueDay } from '../../../shared/dates/review-due.ts';
import { dayInAmsterdam } from '../../../shared/dates/wall-time.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { and, eq, isNull } from '../../db/drizzle.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { DomainError } from '../../errors/errors.ts';
import { allows, requireArticleChange, requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { type ArticleRow, lockArticle } from '../article-row.ts';
import { invalidateReview, purgeReview } from '../cache-tags.ts';
import { findCurrentDraft } from '../draft-changes/draft-changes.ts';
import { ensureRevision } from '../revisions/record.ts';
import { findLatest } from '../revisions/revisions.ts';
import { findReviewer, findReviewRefusal, NO_REVIEWER, type Reviewer, reviewsOf } from './find.ts';
import type { ToReview } from './written-by.ts';

type Read = EndpointParsed<typeof call>['body'];

/**
 * Stores the caller's medical review of an article or its draft changes. Throws `not-found`, `forbidden`, `invalid`,
 * and `conflict` when the text has changed since it was read.
 */
export async function reviewArticle(context: Context, id: number, read: Read): Promise<ArticleReviews> {
  requirePermission(context, 'articles.review');
  return inTransaction(context, async (tx) => {
    const article = await lockArticle(tx.db, id);
    const reviewer = await requireReviewer(tx, { id, draft: read.draft ?? undefined });
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

async function requireReviewer(tx: Transaction, text: ToReview): Promise<Reviewer> {
  const refusal = await findReviewRefusal(tx, text);
  const reviewer = refusal === null ? await findReviewer(tx) : undefined;
  if (!reviewer) throw new DomainError('forbidden', refusal ?? NO_REVIEWER);
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

/** Separates the reviews from the account; they keep the name that readers saw (docs/privacy.md says why). */
export async function eraseFromReviews({ db }: Transaction, staffId: number): Promise<void> {
  await db.update(articleReviews).set({ staffId: null }).where(eq(articleReviews.staffId, staffId));
}
