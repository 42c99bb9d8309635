import { eq, inArray } from 'drizzle-orm';
import { refreshLabels } from '../articles/labels.ts';
import { hide } from '../articles/purge.ts';
import { audit } from '../audit/record.ts';
import { type Context, requireStaff } from '../context.ts';
import { articles, writers } from '../db/schema/magazine.ts';
import { inTransaction } from '../transaction.ts';
import { loadWriter } from './rows.ts';

/** Deletes a writer; the articles and the author text on them stay (architecture §5). Throws `not-found`. */
export async function deleteWriter(context: Context, id: number): Promise<undefined> {
  requireStaff(context);
  await inTransaction(context, async (tx) => {
    const writer = await loadWriter(tx.db, id);
    const theirs = await tx.db.select({ id: articles.id }).from(articles).where(eq(articles.writerId, id));
    await tx.db.delete(writers).where(eq(writers.id, id));
    const ids = theirs.map((article) => article.id);
    hide(tx, await refreshLabels(tx, inArray(articles.id, ids)));
    await audit(tx, 'writer.deleted', writer);
  });
}
