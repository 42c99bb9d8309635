import type { ArticleUpdate, SavedArticle } from '../../shared/contract/articles/articles.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';
import { toAdminArticle } from './article-row.ts';
import { changeArticle } from './changes/change-article.ts';
import { checkBody, toColumnValues } from './changes/column-values.ts';
import { refuseUnseenDraft } from './draft-changes/draft-changes.ts';
import { findFreeSlug, keepsSlug } from './slugs/slugs.ts';

/**
 * Replaces an article, and publishes or unpublishes it. Throws `not-found`, `invalid`, `dangerous`, and `conflict` when
 * the slug is taken, `version` or `draft` is no longer the current one, or draft changes would be lost; then nothing is
 * written.
 */
export async function updateArticle(context: Context, id: number, input: ArticleUpdate): Promise<SavedArticle> {
  requirePermission(context, 'articles.write-own');
  const { version, restoredFrom, draft, overrideReason, ...rest } = input;
  const { slug, title, isPublished } = rest;
  const body = await checkBody(rest.content);
  return inTransaction(context, async (tx) => {
    const values = await toColumnValues(tx.db, rest, body);
    const after = await changeArticle(tx, id, {
      version,
      action: draft && isPublished ? 'article.draft-changes-published' : 'article.changed',
      reason: draft && isPublished ? 'published' : undefined,
      restoredFrom,
      draft: draft ?? undefined,
      overrideReason,
      apply: async (before) => {
        if (!isPublished && !draft) await refuseUnseenDraft(tx, before);
        const isKept = keepsSlug(before.slug, { from: before.title, to: title });
        return {
          ...values,
          isPublished,
          slug: slug ?? (isKept ? before.slug : await findFreeSlug(tx.db, title, id)),
        };
      },
    });
    return { ...toAdminArticle(after), ...(body.leftOut && { leftOut: body.leftOut }) };
  });
}
