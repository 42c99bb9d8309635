import type { AdminArticle } from '../../shared/contract/articles/articles.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';
import { toAdminArticle } from './article-row.ts';
import { changeArticle } from './changes/change-article.ts';

/**
 * Publishes an article. The first publication sets `publishedAt`, which stays. Throws `not-found` and
 * `dangerous`.
 */
export const publishArticle = (context: Context, id: number, overrideReason?: string) =>
  setPublished(context, id, true, overrideReason);

/** Unpublishes an article; readers stop seeing it at once. Throws `not-found`. */
export const unpublishArticle = (context: Context, id: number) => setPublished(context, id, false);

async function setPublished(
  context: Context,
  id: number,
  isPublished: boolean,
  overrideReason?: string,
): Promise<AdminArticle> {
  requirePermission(context, 'articles.publish');
  return inTransaction(context, async (tx) =>
    toAdminArticle(
      await changeArticle(tx, id, {
        overrideReason,
        apply: async (before) => (before.isPublished === isPublished ? undefined : { isPublished }),
      }),
    ),
  );
}
