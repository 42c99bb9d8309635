import type { PublicReview } from '../../../shared/contract/articles/reviews.ts';
import { fold } from '../../../shared/search/words.ts';
import type { Context, StaffActor } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, asc, eq, inArray, isNotNull, sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { staff } from '../../db/schema/staff.ts';
import { writers } from '../../db/schema/writers.ts';
import type { Transaction } from '../../transaction.ts';
import { findLatest } from '../revisions/revisions.ts';
import { medicalTextOf } from './current-review.ts';

/** The author of an article, as one of its versions says. */
type Author = { writerId: number | null; names: (string | null)[]; email?: string | null };

/** Whether an article names an account as its author: by writer, e-mail address or name. */
export async function isAuthor({ db }: Context, id: number, actor: StaffActor): Promise<boolean> {
  const [article] = await db
    .select({ writerId: articles.writerId, byline: articles.byline, author: articles.author, email: writers.email })
    .from(articles)
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .where(eq(articles.id, id));
  if (!article) return false;
  const { writerId, byline, author, email } = article;
  return matches(await namesOf({ db }, actor), actor, { writerId, names: [byline, author], email });
}

/** Whether the reviewed version or a later one names the account. Naming another author afterwards does not undo it. */
export async function wasAuthor({ db }: Context, id: number, actor: StaffActor): Promise<boolean> {
  const versions = await rowsOf<{ writerId: number | null; writer: string | null; author: string | null }>(
    db,
    sql`select distinct (snapshot#>>'{writer,id}')::integer as "writerId", snapshot#>>'{writer,name}' as writer,
          snapshot->>'author' as author
        from article_revisions where article_id = ${id} and number >= (
          select coalesce(max(revision), 0) from article_reviews where article_id = ${id} and withdrawn_at is null)`,
  );
  const own = await namesOf({ db }, actor);
  return versions.some(({ writerId, writer, author }) => matches(own, actor, { writerId, names: [writer, author] }));
}

type Names = { writerIds: ReadonlySet<number>; names: ReadonlySet<string> };

/**
 * All names that the account has had, and all writers that it was linked to: renaming must not hide who wrote a text.
 */
async function namesOf({ db }: Pick<Context, 'db'>, { staffId, name }: StaffActor): Promise<Names> {
  const [account] = await db.select({ writerId: staff.writerId }).from(staff).where(eq(staff.id, staffId));
  const entries = await db
    .select({ changes: auditLog.changes })
    .from(auditLog)
    .where(
      and(eq(auditLog.action, 'account.profile-changed'), eq(auditLog.subjectId, staffId), isNotNull(auditLog.changes)),
    );
  const former = entries.flatMap(({ changes }) => changes ?? []);
  const names = former.flatMap(({ field, from }) => (field === 'name' && from ? [from] : []));
  const writerIds = [account?.writerId, ...former.map(({ fromId }) => fromId)].filter((id) => typeof id === 'number');
  const linked = await db.select({ name: writers.name }).from(writers).where(inArray(writers.id, writerIds));
  return {
    writerIds: new Set(writerIds),
    names: new Set([name, ...names, ...linked.map((writer) => writer.name)].map(foldName)),
  };
}

const matches = (own: Names, { email }: StaffActor, author: Author): boolean =>
  (author.writerId !== null && own.writerIds.has(author.writerId)) ||
  author.email?.trim().toLowerCase() === email.toLowerCase() ||
  author.names.some((name) => name !== null && own.names.has(foldName(name)));

/** Spaces, case, accents and hyphens do not make another name. */
const foldName = (name: string): string => fold(name.replaceAll(/\s+/g, ' ').trim());

/** Whether this account was the first to save a text that the article has had since its last review. */
export async function hasWritten({ db }: Context, id: number, staffId: number): Promise<boolean> {
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
