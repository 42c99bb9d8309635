import type { ArticleReviews, Review, ReviewStatus } from '../../../shared/contract/articles/reviews.ts';
import { dayInAmsterdam } from '../../../shared/dates/wall-time.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, asc, desc, eq, sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { staff } from '../../db/schema/staff.ts';
import { requirePermission } from '../../permissions.ts';
import { type ArticleRow, loadArticle } from '../article-row.ts';
import { type CurrentDraft, findCurrentDraft } from '../draft-changes/draft-changes.ts';
import { hasChanged, medicalTextOf, stateOf } from './current-review.ts';
import { hasWritten, isAuthor, type ToReview, wasAuthor } from './written-by.ts';

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
    refusal: await findReviewRefusal(context, { id: article.id, draft: draft?.number }),
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
  if (!review) return false;
  const [row] = await rowsOf<{ changed: boolean }>(
    db,
    sql`select ${medicalTextOf(sql`draft.snapshot`)} <> ${medicalTextOf(sql`read.snapshot`)}
        or exists (select from picture_uses join images as shown on shown.hash = picture_uses.picture
          where picture_uses.owner_kind = 'revision' and picture_uses.owner_id = draft.id
            and shown.shown_since > ${review.reviewedAt.toISOString()}::timestamptz) as changed
      from article_revisions as draft
      join article_revisions as read on read.article_id = draft.article_id and read.number = ${review.revision}
      where draft.article_id = ${articleId} and draft.number = ${number}`,
  );
  return row?.changed ?? true;
}

export const NO_REVIEWER =
  'Only a medical reviewer can review: an account with a BIG number. Ask an administrator to add yours.';

const OWN_ARTICLE = 'You are the writer of this article, so somebody else must review it.';

const FORMER_AUTHOR =
  'You were named as the writer of this article since it was reviewed last, so somebody else must review it.';

const OWN_TEXT = 'You changed this text since it was reviewed last, so somebody else must review it.';

export type Reviewer = { staffId: number; name: string; profession: string; bigNumber: string };

/** The caller as a medical reviewer; undefined without a BIG number. */
export async function findReviewer({ db, actor }: Context): Promise<Reviewer | undefined> {
  if (actor.kind !== 'staff') return undefined;
  const { name, profession, bigNumber } = staff;
  const [account] = await db.select({ name, profession, bigNumber }).from(staff).where(eq(staff.id, actor.staffId));
  if (!account?.profession || !account.bigNumber) return undefined;
  const { profession: shown, bigNumber: number } = account;
  return { staffId: actor.staffId, name: account.name, profession: shown, bigNumber: number };
}

/** Why the caller may not review an article or its draft changes; null when they may. */
export async function findReviewRefusal(context: Context, text: ToReview) {
  const reviewer = await findReviewer(context);
  if (!reviewer) return NO_REVIEWER;
  const { actor } = context;
  if (context.ownReviewsAllowed || actor.kind !== 'staff') return null;
  if (await isAuthor(context, text.id, actor)) return OWN_ARTICLE;
  if (await wasAuthor(context, text, actor)) return FORMER_AUTHOR;
  return (await hasWritten(context, text, reviewer.staffId)) ? OWN_TEXT : null;
}

const LISTED = 20;

/** The newest first. */
const selectReviews = (db: Database, articleId: number) =>
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

type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  reviewer: { name: row.name, profession: row.profession, bigNumber: row.bigNumber, isActive: row.isActive },
  reviewedAt: row.reviewedAt.toISOString(),
  dueOn: row.dueOn,
  note: row.note,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  isOfDraft: row.isOfDraft,
});

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
