import { and, eq } from '../../db/drizzle.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import type { Transaction } from '../../transaction.ts';
import { noSuchRevision } from './revision-row.ts';

/**
 * Keeps a revision from being deleted until the commit; from then on the stored row that refers to it does. Throws
 * `not-found`, also for a revision of another article.
 */
export async function lockRevision({ db }: Transaction, articleId: number, number: number): Promise<void> {
  const [locked] = await db
    .select({ id: articleRevisions.id })
    .from(articleRevisions)
    .where(and(eq(articleRevisions.articleId, articleId), eq(articleRevisions.number, number)))
    .for('key share');
  if (!locked) throw noSuchRevision();
}
