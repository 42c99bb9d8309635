import { and, eq } from 'drizzle-orm';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import type { Transaction } from '../../db/transaction.ts';
import { noSuchRevision } from './revision-row.ts';

/**
 * Keeps a revision from being deleted until the commit; then the row that the transaction stored does. Throws
 * `not-found`, also for a revision of another article.
 */
export async function holdRevision({ db }: Transaction, articleId: number, number: number): Promise<void> {
  const [held] = await db
    .select({ id: articleRevisions.id })
    .from(articleRevisions)
    .where(and(eq(articleRevisions.articleId, articleId), eq(articleRevisions.number, number)))
    .for('key share');
  if (!held) throw noSuchRevision();
}
