import { and, eq } from 'drizzle-orm';
import type { Writer, WriterInput } from '../../shared/contract/writers.ts';
import { invalidateArticles } from '../articles/article-cache.ts';
import { audit } from '../audit/record.ts';
import { type Context, requireStaff } from '../context.ts';
import { articles, writers } from '../db/schema/magazine.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import { updateSearchLabels } from '../search/labels.ts';
import { asConflict, loadWriter } from './writer-row.ts';

/** Replaces a writer; their articles show the change at once. Throws `not-found`, and `conflict` for a taken e-mail. */
export async function updateWriter(context: Context, id: number, input: WriterInput): Promise<Writer> {
  requireStaff(context);
  return inTransaction(context, async (tx) => {
    const before = await loadWriter(tx.db, id);
    await tx.db.update(writers).set(input).where(eq(writers.id, id)).catch(asConflict(input));
    const after = { id, ...input };
    if (looksDifferent(before, after)) await showOnArticles(tx, before, after);
    await audit(tx, 'writer.changed', after);
    return after;
  });
}

/** To readers, who see neither the e-mail address nor whether somebody is still active. */
const looksDifferent = (before: Writer, after: Writer) =>
  before.name !== after.name || before.profileImage !== after.profileImage || before.bio !== after.bio;

async function showOnArticles(tx: Transaction, before: Writer, { id, name }: Writer): Promise<void> {
  const theirs = eq(articles.writerId, id);
  // An author text that was the writer's name follows it; any other was written on purpose.
  await tx.db
    .update(articles)
    .set({ author: name })
    .where(and(theirs, eq(articles.author, before.name)));
  invalidateArticles(tx, await updateSearchLabels(tx, theirs));
}
