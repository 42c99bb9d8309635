import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { slugRedirects } from '../../db/schema/magazine.ts';
import type { Transaction } from '../../db/transaction.ts';

type Addressed = { id: number; slug: string; publishedAt: Date | null };

/** Remembers an address that readers may have kept, when an article moves away from it. Drafts never had readers. */
export async function storeFormerSlug({ db, clock }: Transaction, { id, slug, publishedAt }: Addressed): Promise<void> {
  if (!publishedAt) return;
  const kept = { articleId: id, createdAt: clock() };
  await db
    .insert(slugRedirects)
    .values({ slug, ...kept })
    .onConflictDoUpdate({ target: slugRedirects.slug, set: kept });
}

/** An article that takes its old address back leads nowhere else from there. */
export async function deleteFormerSlug({ db }: Transaction, slug: string): Promise<void> {
  await db.delete(slugRedirects).where(eq(slugRedirects.slug, slug));
}

/** Every address that leads to this article, beside its own. */
export async function listFormerSlugs(db: Database, articleId: number): Promise<string[]> {
  const rows = await db
    .select({ slug: slugRedirects.slug })
    .from(slugRedirects)
    .where(eq(slugRedirects.articleId, articleId));
  return rows.map(({ slug }) => slug);
}
