import type { Column, SQL } from 'drizzle-orm';
import type { AdminArticle, ArticleLanguage } from '../../../shared/contract/articles/articles.ts';
import type { Bin, listBin as call } from '../../../shared/contract/articles/bin.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import { DAY_MS } from '../../../shared/dates/durations.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { asc, count, desc, eq, inArray, lte, max, sql } from '../../db/drizzle.ts';
import { articleBin } from '../../db/schema/articles/bin.ts';
import { draftChanges } from '../../db/schema/articles/draft-changes.ts';
import { handIns } from '../../db/schema/articles/hand-ins.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { unsavedTexts } from '../../db/schema/articles/unsaved-texts.ts';
import { readerFeedback } from '../../db/schema/reader-feedback.ts';
import { staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission, requireSystem } from '../../permissions.ts';
import { madeBy } from '../../staff/accounts.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { toAdminArticle } from '../article-row.ts';
import { forgetPairs } from '../pairs.ts';
import { columnsOfSnapshot, recordRevision } from '../revisions/record.ts';
import { findLatest } from '../revisions/revisions.ts';
import { readSnapshot, type Snapshot } from '../revisions/snapshot.ts';
import { resumeSchedule } from '../schedules/schedules.ts';
import { findFreeSlug, isSlugTaken } from '../slugs/slugs.ts';
import { addDeletedArticle, removeArticle } from '../write-path/change-article.ts';

/** A page of the bin, the last deleted article first. */
export async function listBin(context: Context, { page, limit }: EndpointParsed<typeof call>['query']): Promise<Bin> {
  requirePermission(context, 'magazine.read');
  const { db } = context;
  const [whole] = await db.select({ total: count(), newest: max(articleBin.deletedAt) }).from(articleBin);
  const { total = 0, newest = null } = whole ?? {};
  const rows = await db
    .select({ entry: articleBin, language: languageOfNewest(articleBin.articleId), staffName: staff.name })
    .from(articleBin)
    .leftJoin(staff, eq(staff.id, articleBin.staffId))
    .orderBy(desc(articleBin.deletedAt), desc(articleBin.articleId))
    .limit(limit)
    .offset((page - 1) * limit);
  const articles = rows.map(({ entry, language, staffName }) => ({
    id: entry.articleId,
    title: entry.title,
    language,
    isPublished: entry.isPublished,
    createdBy: entry.createdBy,
    deletedAt: entry.deletedAt.toISOString(),
    // A deleted account has no name.
    deletedBy: entry.staffId === null ? null : { staffId: entry.staffId, name: staffName ?? entry.actor ?? '' },
    expiresAt: expiryOf(entry.deletedAt).toISOString(),
  }));
  return { articles, newest: newest?.toISOString() ?? null, total, page, totalPages: Math.ceil(total / limit) };
}

/** Moves an article to the bin; its public addresses, former ones too, then respond 410. Throws `not-found`. */
export async function deleteArticle(context: Context, id: number): Promise<undefined> {
  requirePermission(context, 'articles.write-own');
  await inTransaction(context, (tx) => removeArticle(tx, id));
}

/**
 * Restores a deleted article with its id, history and addresses; a published one is published again. It gets another
 * slug when another article has taken its own, and loses a deleted writer. Throws `not-found`, and `conflict` when its
 * category was deleted.
 */
export async function restoreFromBin(context: Context, id: number): Promise<AdminArticle> {
  requirePermission(context, 'articles.write-own');
  return inTransaction(context, async (tx) => {
    const [entry] = await tx.db.delete(articleBin).where(eq(articleBin.articleId, id)).returning();
    const snapshot = await loadNewest(tx.db, id);
    if (!entry || !snapshot) throw notInBinError();
    const values = {
      ...(await columnsOfSnapshot(tx, snapshot)),
      isPublished: snapshot.isPublished,
      createdAt: new Date(snapshot.createdAt),
      updatedAt: tx.clock(),
      publishedAt: snapshot.publishedAt === null ? null : new Date(snapshot.publishedAt),
    };
    const slug = (await isSlugTaken(tx.db, snapshot.slug))
      ? await findFreeSlug(tx.db, snapshot.title, id)
      : snapshot.slug;
    const { version, formerSlugs, createdBy } = entry;
    const restored = await addDeletedArticle(tx, { ...values, id, version, slug, createdBy }, formerSlugs);
    // The newest version must have its address: it may be scheduled or restored.
    await recordRevision(tx, { before: { ...restored, slug: snapshot.slug }, after: restored });
    await resumeSchedule(tx, restored);
    return toAdminArticle(restored);
  });
}

/** The last state of a deleted article. */
export async function loadNewest(db: Database, id: number): Promise<Snapshot | undefined> {
  const latest = await findLatest(db, id);
  if (!latest) return undefined;
  const [stored] = await db
    .select({ snapshot: articleRevisions.snapshot })
    .from(articleRevisions)
    .where(eq(articleRevisions.id, latest.id));
  return stored && readSnapshot(stored.snapshot);
}

/**
 * The language of an article's newest revision, which outlives it in the bin. Dutch for revisions older than that
 * field, and for articles without a revision.
 */
export const languageOfNewest = (articleId: Column | SQL) => sql<ArticleLanguage>`coalesce(
  (select newest.snapshot->>'language' from article_revisions as newest
    where newest.article_id = ${articleId} and newest.replaced_at is null and not newest.is_draft
    order by newest.number desc limit 1), 'nl')`;

const notInBinError = () =>
  new DomainError('not-found', 'This article is no longer in the bin: it was restored, or deleted for good.');

const RETENTION_DAYS = 30;

const RETENTION_MS = RETENTION_DAYS * DAY_MS;

/** An article may have hundreds of revisions. */
const BATCH = 20;

/** The article's row is deleted already; this is the rest. */
const TABLES = [
  articleRevisions,
  draftChanges,
  articleSchedules,
  articleReviews,
  handIns,
  readerFeedback,
  previewLinks,
  unsavedTexts,
  articleBin,
];

export const expiryOf = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RETENTION_MS);

/** Deletes one article in the bin, and its history, for good. Throws `not-found`. */
export async function deleteFromBin(context: Context, id: number): Promise<undefined> {
  requirePermission(context, 'articles.write');
  if ((await deleteForGood(context, eq(articleBin.articleId, id))) === 0) throw notInBinError();
}

/** Deletes the articles that were in the bin at that time for good. */
export async function emptyBin(context: Context, until: Date): Promise<undefined> {
  requirePermission(context, 'articles.write');
  await deleteForGood(context, lte(articleBin.deletedAt, until));
}

/** Deletes what was deleted 30 days ago for good; maintenance runs it. Returns how many. */
export async function deleteExpiredFromBin(context: Context): Promise<number> {
  requireSystem(context);
  return deleteForGood(context, lte(articleBin.deletedAt, new Date(context.clock().getTime() - RETENTION_MS)));
}

async function deleteForGood(context: Context, which: SQL): Promise<number> {
  for (let deleted = 0; ; ) {
    const count = await deleteBatch(context, which);
    deleted += count;
    if (count < BATCH) return deleted;
  }
}

const deleteBatch = (context: Context, which: SQL): Promise<number> =>
  inTransaction(context, async (tx) => {
    // In a fixed order, and skipping articles that are being restored.
    const found = await tx.db
      .select({ id: articleBin.articleId, title: articleBin.title })
      .from(articleBin)
      .where(which)
      .orderBy(asc(articleBin.deletedAt), asc(articleBin.articleId))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = found.map(({ id }) => id);
    for (const table of TABLES) await tx.db.delete(table).where(inArray(table.articleId, ids));
    await forgetPairs(tx.db, ids);
    for (const { id, title } of found) await audit(tx, 'article.deleted-for-good', { id, name: title });
    return found.length;
  });

/** The articles in the bin that the person with this e-mail address deleted. */
export const findArticlesDeletedBy = (db: Database, email: string) =>
  db
    .select({ id: articleBin.articleId, title: articleBin.title, deletedAt: articleBin.deletedAt })
    .from(articleBin)
    .where(madeBy(articleBin, email))
    .orderBy(asc(articleBin.deletedAt), asc(articleBin.articleId));

/** Removes the person from the bin, whose articles stay. */
export async function eraseFromBin({ db }: Transaction, email: string): Promise<void> {
  await db.update(articleBin).set({ staffId: null, actor: null }).where(madeBy(articleBin, email));
}
