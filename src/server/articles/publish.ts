import { eq, sql } from 'drizzle-orm';
import type { AdminArticle } from '../../shared/contract/articles.ts';
import { audit } from '../audit/record.ts';
import { type Context, requireStaff } from '../context.ts';
import { articles } from '../db/schema/magazine.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import { updateArticleCache } from './article-cache.ts';
import { type ArticleRow, loadArticle, toAdminArticle } from './article-row.ts';
import { listFormerSlugs } from './slugs/former-slugs.ts';

/** Publishes an article. The first publication sets `publishedAt`, which stays. Throws `not-found`. */
export const publishArticle = (context: Context, id: number) => setPublished(context, id, true);

/** Makes an article a draft again; readers stop seeing it at once. Throws `not-found`. */
export const unpublishArticle = (context: Context, id: number) => setPublished(context, id, false);

async function setPublished(context: Context, id: number, isPublished: boolean): Promise<AdminArticle> {
  requireStaff(context);
  return inTransaction(context, async (tx) => {
    const before = await loadArticle(tx.db, id);
    const after = before.isPublished === isPublished ? before : await changeState(tx, before, isPublished);
    // Also when nothing changed: the caller may be retrying after a failed purge.
    updateArticleCache(tx, { ...before, isPublished: true }, after, await listFormerSlugs(tx.db, id));
    return toAdminArticle(after);
  });
}

async function changeState(tx: Transaction, { id, title, publishedAt }: ArticleRow, isPublished: boolean) {
  const now = tx.clock();
  await tx.db
    .update(articles)
    .set({ isPublished, publishedAt: publishedAt ?? now, updatedAt: now, version: sql`${articles.version} + 1` })
    .where(eq(articles.id, id));
  await audit(tx, isPublished ? 'article.published' : 'article.unpublished', { id, name: title });
  return loadArticle(tx.db, id);
}
