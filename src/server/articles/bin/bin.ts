import type { Column, SQL } from 'drizzle-orm';
import type { AdminArticle, ArticleLanguage } from '../../../shared/contract/articles/articles.ts';
import type { Bin, listBin as call } from '../../../shared/contract/articles/bin.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import { authorOf, type Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { count, desc, eq, max, sql } from '../../db/drizzle.ts';
import { articleBin } from '../../db/schema/articles/bin.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { type ArticleRow, toAdminArticle } from '../article-row.ts';
import { addDeletedArticle, removeArticle } from '../changes/change-article.ts';
import { columnsOfSnapshot, ensureRevision, readSnapshot, type Snapshot } from '../revisions/record.ts';
import { findLatest } from '../revisions/revisions.ts';
import { resumeSchedule } from '../schedules/schedules.ts';
import { findFreeSlug, isSlugTaken } from '../slugs/slugs.ts';
import { expiryOf } from './delete-for-good.ts';

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

/** Stores what restoring an article needs. Call it in the transaction that deletes the article, which is locked. */
export async function moveToBin(tx: Transaction, article: ArticleRow, formerSlugs: string[]): Promise<void> {
  await ensureRevision(tx, article);
  const { id: articleId, title, isPublished, version, createdBy } = article;
  await tx.db.insert(articleBin).values({
    articleId,
    title,
    isPublished,
    version,
    createdBy,
    formerSlugs,
    deletedAt: tx.clock(),
    ...authorOf(tx.actor),
  });
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

export const notInBinError = () =>
  new DomainError('not-found', 'This article is no longer in the bin: it was restored, or deleted for good.');
