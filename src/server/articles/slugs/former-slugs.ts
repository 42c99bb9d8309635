import type { Database } from '../../db/database.ts';
import { and, eq, inArray, isNull, sql } from '../../db/drizzle.ts';
import { slugRedirects } from '../../db/schema/articles/articles.ts';
import type { Transaction } from '../../transaction.ts';

type ArticleAddress = { id: number; slug: string; isPublished: boolean; publishedAt: Date | null };

/**
 * Redirects an article's old address, unless it was never public. `to` is the new address; undefined when the article
 * is about to be deleted. Redirects to other articles stay: a draft at such an address neither hides them nor takes
 * them over when it moves or is deleted, even if it was published earlier.
 */
export async function storeMove(
  { db, clock }: Transaction,
  { id, slug, isPublished, publishedAt }: ArticleAddress,
  to?: string,
): Promise<void> {
  if (to) await db.delete(slugRedirects).where(and(eq(slugRedirects.slug, to), eq(slugRedirects.articleId, id)));
  if (!publishedAt) return;
  const target = { articleId: id, createdAt: clock() };
  await db
    .insert(slugRedirects)
    .values({ slug, ...target })
    .onConflictDoUpdate({
      target: slugRedirects.slug,
      set: target,
      setWhere: sql`${isPublished} or ${slugRedirects.articleId} is null or ${slugRedirects.articleId} = ${id}`,
    });
}

/** Makes the former slugs of a deleted article lead to it again. Returns them. */
export async function restoreMoves(
  { db }: Transaction,
  articleId: number,
  { slug, formerSlugs }: { slug: string; formerSlugs: string[] },
): Promise<string[]> {
  await db.delete(slugRedirects).where(and(eq(slugRedirects.slug, slug), isNull(slugRedirects.articleId)));
  const restored = await db
    .update(slugRedirects)
    .set({ articleId })
    .where(and(inArray(slugRedirects.slug, formerSlugs), isNull(slugRedirects.articleId)))
    .returning({ slug: slugRedirects.slug });
  return restored.map((row) => row.slug);
}

export async function listFormerSlugs(db: Database, articleId: number): Promise<string[]> {
  const rows = await db
    .select({ slug: slugRedirects.slug })
    .from(slugRedirects)
    .where(eq(slugRedirects.articleId, articleId));
  return rows.map(({ slug }) => slug);
}
