import { eq } from 'drizzle-orm';
import { articleRevisions } from '../../db/schema/revisions.ts';
import type { Transaction } from '../../db/transaction.ts';

/** Deletes the history of an article, for good. */
export async function deleteRevisions({ db }: Transaction, articleId: number): Promise<void> {
  await db.delete(articleRevisions).where(eq(articleRevisions.articleId, articleId));
}
