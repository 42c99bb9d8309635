import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import type { Context } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { articleBin } from '../../db/schema/articles/bin.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction } from '../../transaction.ts';
import { toAdminArticle } from '../article-row.ts';
import { addDeletedArticle } from '../changes/change-article.ts';
import { columnsOfSnapshot } from '../revisions/columns-of-snapshot.ts';
import { resumeSchedule } from '../schedules/resume.ts';
import { findFreeSlug, isSlugTaken } from '../slugs/free-slug.ts';
import { loadNewest } from './load-newest.ts';
import { notInBinError } from './not-in-bin-error.ts';

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
