import type { Database } from '../../db/database.ts';
import { asc } from '../../db/drizzle.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { madeBy } from '../../staff/made-by.ts';
import type { Transaction } from '../../transaction.ts';

/** The revisions that the person with this e-mail address made. */
export const findRevisionsBy = (db: Database, email: string) =>
  db
    .select({
      articleId: articleRevisions.articleId,
      number: articleRevisions.number,
      title: articleRevisions.title,
      createdAt: articleRevisions.createdAt,
    })
    .from(articleRevisions)
    .where(madeBy(articleRevisions, email))
    .orderBy(asc(articleRevisions.id));

/** Removes the person from the revisions, which stay. */
export async function eraseFromRevisions({ db }: Transaction, email: string): Promise<void> {
  await db.update(articleRevisions).set({ staffId: null, actor: null }).where(madeBy(articleRevisions, email));
}
