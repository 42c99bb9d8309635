import type { Database } from '../../db/database.ts';
import { asc } from '../../db/drizzle.ts';
import { articleBin } from '../../db/schema/articles/bin.ts';
import { madeBy } from '../../staff/made-by.ts';
import type { Transaction } from '../../transaction.ts';

/** The articles in the bin that the person with this e-mail address deleted. */
export const findArticlesDeletedBy = (db: Database, email: string) =>
  db
    .select({ id: articleBin.articleId, title: articleBin.title, deletedAt: articleBin.deletedAt })
    .from(articleBin)
    .where(madeBy(articleBin, email))
    .orderBy(asc(articleBin.deletedAt), asc(articleBin.articleId));

/** Removes the person from the bin, whose articles stay. */
export async function eraseFromBin({ db }: Transaction, email: string): Promise<void> {
  await db.update(articleBin).set({ staffId: null, actor: null }).where(madeBy(articleBin, email));
}
