import { eq } from 'drizzle-orm';
import { audit } from '../audit/record.ts';
import { type Context, requireStaff } from '../context.ts';
import { articles } from '../db/schema/magazine.ts';
import { inTransaction } from '../db/transaction.ts';
import { purgeArticles } from './article-cache.ts';
import { loadArticle } from './article-row.ts';
import { listFormerSlugs, storeFormerSlug } from './slugs/former-slugs.ts';

/** Deletes an article for good; its public addresses, former ones too, then respond 410. Throws `not-found`. */
export async function deleteArticle(context: Context, id: number): Promise<undefined> {
  requireStaff(context);
  await inTransaction(context, async (tx) => {
    const before = await loadArticle(tx.db, id);
    const formerSlugs = await listFormerSlugs(tx.db, id);
    await storeFormerSlug(tx, before);
    await tx.db.delete(articles).where(eq(articles.id, id));
    await audit(tx, 'article.deleted', { id, name: before.title });
    if (before.publishedAt) purgeArticles(tx, [before.slug, ...formerSlugs]);
  });
}
