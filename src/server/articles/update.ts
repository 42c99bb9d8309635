import { and, eq, sql } from 'drizzle-orm';
import type { AdminArticle, ArticleUpdate } from '../../shared/contract/articles.ts';
import { audit } from '../audit/record.ts';
import { type Context, requireStaff } from '../context.ts';
import { articles } from '../db/schema/magazine.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import { DomainError } from '../errors/errors.ts';
import { updateArticleCache } from './article-cache.ts';
import { type ArticleRow, loadArticle, toAdminArticle } from './article-row.ts';
import { toColumnValues } from './column-values.ts';
import { isSlugTaken, slugTaken } from './create.ts';
import { deleteFormerSlug, listFormerSlugs, storeFormerSlug } from './slugs/former-slugs.ts';
import { findFreeSlug } from './slugs/free-slug.ts';

/**
 * Replaces an article. Throws `not-found`, `invalid`, and `conflict` when the slug is taken or `version` is no longer
 * the current one; then nothing is written.
 */
export async function updateArticle(context: Context, id: number, input: ArticleUpdate): Promise<AdminArticle> {
  requireStaff(context);
  const { version, ...rest } = input;
  return inTransaction(context, async (tx) => {
    const values = await toColumnValues(tx.db, rest);
    const before = await loadArticle(tx.db, id);
    const now = tx.clock();
    const slug =
      input.slug ?? (before.title === input.title ? before.slug : await findFreeSlug(tx.db, input.title, id));
    const changed = await tx.db
      .update(articles)
      .set({
        ...values,
        slug,
        isPublished: input.isPublished,
        publishedAt: before.publishedAt ?? (input.isPublished ? now : null),
        updatedAt: now,
        version: sql`${articles.version} + 1`,
      })
      .where(and(eq(articles.id, id), eq(articles.version, version)))
      .returning({ id: articles.id })
      .catch((error: unknown) => {
        throw isSlugTaken(error) ? slugTaken(slug) : error;
      });
    if (changed.length === 0) throw new DomainError('conflict', 'This article was changed by someone else');
    if (slug !== before.slug) await storeMove(tx, before, slug);
    const after = await loadArticle(tx.db, id);
    await auditChange(tx, before, after);
    updateArticleCache(tx, before, after, await listFormerSlugs(tx.db, id));
    return toAdminArticle(after);
  });
}

async function storeMove(tx: Transaction, before: ArticleRow, slug: string): Promise<void> {
  await storeFormerSlug(tx, before);
  await deleteFormerSlug(tx, slug);
}

/** Saving can publish or unpublish as well; the audit log names both. */
async function auditChange(tx: Transaction, before: ArticleRow, after: ArticleRow): Promise<void> {
  const subject = { id: after.id, name: after.title };
  await audit(tx, 'article.changed', subject);
  if (before.isPublished !== after.isPublished)
    await audit(tx, after.isPublished ? 'article.published' : 'article.unpublished', subject);
}
