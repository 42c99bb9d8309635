import { authorTag } from '../articles/cache-tags/article-tags.ts';
import { purgeLists, purgePortraits } from '../articles/cache-tags/raise-article-tags.ts';
import { unlinkWriter } from '../articles/changes/change-many.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { eq } from '../db/drizzle.ts';
import type { Deleted } from '../db/schema/articles/deleted.ts';
import { writers } from '../db/schema/writers.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { storeDeleted } from '../undo/deleted-entries.ts';
import { loadWriter } from './writer-row.ts';

/** Deletes a writer, restorable for an hour. The articles keep their author text. Throws `not-found`. */
export async function deleteWriter(context: Context, id: number): Promise<undefined> {
  requirePermission(context, 'magazine.manage');
  await inTransaction(context, async (tx) => storeDeleted(tx, 'writer', await deleteWriterPermanently(tx, id)));
}

/** Returns the deleted writer and its articles. */
export async function deleteWriterPermanently(tx: Transaction, id: number): Promise<Deleted['writer']> {
  const row = await loadWriter(tx.db, id);
  const articles = await unlinkWriter(tx, id);
  await tx.db.delete(writers).where(eq(writers.id, id));
  if (articles.length > 0) purgeLists(tx, [authorTag(row.name)]);
  if (row.profileImage) purgePortraits(tx);
  await audit(tx, 'writer.deleted', row);
  return { row, articles };
}
