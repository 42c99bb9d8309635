import { eq, sql } from 'drizzle-orm';
import type { Writer } from '../../shared/contract/writers.ts';
import { invalidateArticles } from '../articles/article-cache.ts';
import { audit } from '../audit/record.ts';
import { type Context, requireStaff } from '../context.ts';
import type { Deleted } from '../db/schema/deleted.ts';
import { articles, writers } from '../db/schema/magazine.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import { updateSearchLabels } from '../search/labels.ts';
import { takeDeleted } from '../undo/deleted.ts';
import { asConflict } from './writer-row.ts';

/**
 * Undoes a deletion, and links the writer to the same articles again. Throws `not-found` after an hour, and `conflict`
 * when the e-mail address is taken by now.
 */
export async function restoreWriter(context: Context, id: number): Promise<Writer> {
  requireStaff(context);
  return inTransaction(context, async (tx) => {
    const { row, articles: ownArticles } = await takeDeleted(tx, 'writer', id);
    await tx.db.insert(writers).overridingSystemValue().values(row).catch(asConflict(row));
    await linkArticles(tx, id, ownArticles);
    invalidateArticles(tx, await updateSearchLabels(tx, eq(articles.writerId, id)));
    await audit(tx, 'writer.restored', row);
    return row;
  });
}

/** Skips articles whose author was changed meanwhile. */
async function linkArticles(
  { db }: Transaction,
  id: number,
  ownArticles: Deleted['writer']['articles'],
): Promise<void> {
  await db.execute(sql`
    update articles set writer_id = ${id}
    from json_to_recordset(${JSON.stringify(ownArticles)}::json) as link(id integer, author text)
    where articles.id = link.id and articles.author = link.author and articles.writer_id is null`);
}
