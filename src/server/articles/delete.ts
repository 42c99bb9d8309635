import type { Context } from '../context.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';
import { removeArticle } from './changes/change-article.ts';

/** Moves an article to the bin; its public addresses, former ones too, then respond 410. Throws `not-found`. */
export async function deleteArticle(context: Context, id: number): Promise<undefined> {
  requirePermission(context, 'articles.write-own');
  await inTransaction(context, (tx) => removeArticle(tx, id));
}
