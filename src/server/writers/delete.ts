import { eq, inArray } from 'drizzle-orm';
import { purgeArticles } from '../articles/article-cache.ts';
import { audit } from '../audit/record.ts';
import { type Context, requireStaff } from '../context.ts';
import type { Deleted } from '../db/schema/deleted.ts';
import { articles, writers } from '../db/schema/magazine.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import { updateSearchLabels } from '../search/labels.ts';
import { storeDeleted } from '../undo/deleted.ts';
import { loadWriter } from './writer-row.ts';

/** Deletes a writer, restorable for an hour. The articles keep their author text. Throws `not-found`. */
export async function deleteWriter(context: Context, id: number): Promise<undefined> {
  requireStaff(context);
  await inTransaction(context, async (tx) => storeDeleted(tx, 'writer', await deleteWriterPermanently(tx, id)));
}

/** Returns the deleted writer and its articles. */
export async function deleteWriterPermanently(tx: Transaction, id: number): Promise<Deleted['writer']> {
  const row = await loadWriter(tx.db, id);
  const ownArticles = await tx.db
    .select({ id: articles.id, author: articles.author })
    .from(articles)
    .where(eq(articles.writerId, id));
  await tx.db.delete(writers).where(eq(writers.id, id));
  const ids = ownArticles.map((article) => article.id);
  purgeArticles(tx, await updateSearchLabels(tx, inArray(articles.id, ids)));
  await audit(tx, 'writer.deleted', row);
  return { row, articles: ownArticles };
}
