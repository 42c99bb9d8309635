import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { slugRedirects } from '../../db/schema/magazine.ts';
import type { Transaction } from '../../db/transaction.ts';

type ArticleAddress = { id: number; slug: string; publishedAt: Date | null };

/** Makes a former address redirect to its article, unless the article was never public. */
export async function storeFormerSlug(
  { db, clock }: Transaction,
  { id, slug, publishedAt }: ArticleAddress,
): Promise<void> {
  if (!publishedAt) return;
  const target = { articleId: id, createdAt: clock() };
  await db
    .insert(slugRedirects)
    .values({ slug, ...target })
    .onConflictDoUpdate({ target: slugRedirects.slug, set: target });
}

/** Removes the redirect from an address that an article uses again. */
export async function deleteFormerSlug({ db }: Transaction, slug: string): Promise<void> {
  await db.delete(slugRedirects).where(eq(slugRedirects.slug, slug));
}

export async function listFormerSlugs(db: Database, articleId: number): Promise<string[]> {
  const rows = await db
    .select({ slug: slugRedirects.slug })
    .from(slugRedirects)
    .where(eq(slugRedirects.articleId, articleId));
  return rows.map(({ slug }) => slug);
}
