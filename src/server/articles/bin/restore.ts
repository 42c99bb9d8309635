import { eq } from 'drizzle-orm';
import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import { type Context, requireStaff } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { articleBin } from '../../db/schema/bin.ts';
import { articles } from '../../db/schema/magazine.ts';
import { articleRevisions } from '../../db/schema/revisions.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { DomainError } from '../../errors/errors.ts';
import { toAdminArticle } from '../article-row.ts';
import { addDeletedArticle } from '../changes/change-article.ts';
import { checkBody, toColumnValues } from '../changes/column-values.ts';
import { findLatest } from '../revisions/latest.ts';
import { findReferences } from '../revisions/references.ts';
import { readSnapshot, type Snapshot } from '../revisions/snapshot.ts';
import { findFreeSlug } from '../slugs/free-slug.ts';
import { noLongerInBin } from './no-longer-in-bin.ts';

/**
 * Restores a deleted article with its id, history and addresses; a published one is published again. It gets another slug
 * when its own was taken meanwhile, and loses a writer who was deleted. Throws `not-found`, and `conflict` when its
 * category was deleted.
 */
export async function restoreFromBin(context: Context, id: number): Promise<AdminArticle> {
  requireStaff(context);
  return inTransaction(context, async (tx) => {
    const [entry] = await tx.db.delete(articleBin).where(eq(articleBin.articleId, id)).returning();
    const snapshot = await loadNewest(tx.db, id);
    if (!entry || !snapshot) throw noLongerInBin();
    const values = await valuesOf(tx, snapshot);
    const slug = (await isTaken(tx.db, snapshot.slug)) ? await findFreeSlug(tx.db, snapshot.title, id) : snapshot.slug;
    const { version, formerSlugs } = entry;
    return toAdminArticle(await addDeletedArticle(tx, { ...values, id, version, slug }, formerSlugs));
  });
}

async function loadNewest(db: Database, id: number): Promise<Snapshot | undefined> {
  const latest = await findLatest(db, id);
  if (!latest) return undefined;
  const [stored] = await db
    .select({ snapshot: articleRevisions.snapshot })
    .from(articleRevisions)
    .where(eq(articleRevisions.id, latest.id));
  return stored && readSnapshot(stored.snapshot);
}

async function valuesOf(tx: Transaction, snapshot: Snapshot) {
  const { shape: _shape, createdAt, publishedAt, writer, slug: _slug, ...rest } = snapshot;
  const { category, author, missing } = await findReferences(tx.db, snapshot);
  if (missing.category)
    throw new DomainError(
      'conflict',
      `The category “${missing.category}” of this article was deleted. Create a category with this name, then restore the article.`,
    );
  const writerId = missing.writer ? null : (writer?.id ?? null);
  const input = { ...rest, category, author, writerId, slug: null };
  return {
    ...(await toColumnValues(tx.db, input, await checkBody(rest.content))),
    isPublished: rest.isPublished,
    createdAt: new Date(createdAt),
    updatedAt: tx.clock(),
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
  };
}

const isTaken = async (db: Database, slug: string): Promise<boolean> =>
  (await db.$count(articles, eq(articles.slug, slug))) > 0;
