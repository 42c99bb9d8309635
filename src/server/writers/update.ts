import { and, eq } from 'drizzle-orm';
import type { Writer, WriterInput } from '../../shared/contract/writers.ts';
import { invalidateArticles } from '../articles/article-cache.ts';
import { audit } from '../audit/record.ts';
import { type Context, requireStaff } from '../context.ts';
import { articles, writers } from '../db/schema/magazine.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import { updateSearchLabels } from '../search/labels.ts';
import { asConflict, loadWriter } from './writer-row.ts';

/** Replaces a writer and updates the articles. Throws `not-found`, and `conflict` for a taken e-mail address. */
export async function updateWriter(context: Context, id: number, input: WriterInput): Promise<Writer> {
  requireStaff(context);
  return inTransaction(context, async (tx) => {
    const before = await loadWriter(tx.db, id);
    await tx.db.update(writers).set(input).where(eq(writers.id, id)).catch(asConflict(input));
    const after = { id, ...input };
    if (changesForReaders(before, after)) await updateArticles(tx, before, after);
    await audit(tx, 'writer.changed', after);
    return after;
  });
}

/** Readers see neither the e-mail address nor `isActive`. */
const changesForReaders = (before: Writer, after: Writer) =>
  before.name !== after.name || before.profileImage !== after.profileImage || before.bio !== after.bio;

async function updateArticles(tx: Transaction, before: Writer, { id, name }: Writer): Promise<void> {
  const ownArticles = eq(articles.writerId, id);
  // An author text equal to the writer's name follows the rename; any other was chosen by an editor.
  await tx.db
    .update(articles)
    .set({ author: name })
    .where(and(ownArticles, eq(articles.author, before.name)));
  invalidateArticles(tx, await updateSearchLabels(tx, ownArticles));
}
