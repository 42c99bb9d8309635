import type { AdminArticle, ArticleUpdate } from '../../shared/contract/articles/articles.ts';
import { type Context, requireStaff } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { toAdminArticle } from './article-row.ts';
import { changeArticle } from './changes/change-article.ts';
import { checkBody, toColumnValues } from './changes/column-values.ts';
import { findFreeSlug, keepsSlug } from './slugs/free-slug.ts';

/**
 * Replaces an article, and publishes or unpublishes it. Throws `not-found`, `invalid`, and `conflict` when the slug is
 * taken or `version` is no longer the current one; then nothing is written.
 */
export async function updateArticle(context: Context, id: number, input: ArticleUpdate): Promise<AdminArticle> {
  requireStaff(context);
  const { version, restoredFrom, ...rest } = input;
  const { slug, title, isPublished } = rest;
  const body = await checkBody(rest.content);
  return inTransaction(context, async (tx) => {
    const values = await toColumnValues(tx.db, rest, body);
    const after = await changeArticle(tx, id, {
      version,
      action: 'article.changed',
      restoredFrom,
      apply: async (before) => {
        const isKept = keepsSlug(before.slug, { from: before.title, to: title });
        return {
          ...values,
          isPublished,
          slug: slug ?? (isKept ? before.slug : await findFreeSlug(tx.db, title, id)),
        };
      },
    });
    return toAdminArticle(after);
  });
}
