import type { Database } from '../db/database.ts';
import { asc, eq } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { articleBin } from '../db/schema/articles/bin.ts';
import type { Transaction } from '../transaction.ts';

/** The articles that an account created, also those in the bin. */
export const findArticlesCreatedBy = async (db: Database, accountId: number) => [
  ...(await db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(eq(articles.createdBy, accountId))
    .orderBy(asc(articles.id))),
  ...(await db
    .select({ id: articleBin.articleId, title: articleBin.title })
    .from(articleBin)
    .where(eq(articleBin.createdBy, accountId))
    .orderBy(asc(articleBin.articleId))),
];

/** Removes the person from the articles, which stay. */
export async function eraseCreator({ db }: Transaction, accountId: number): Promise<void> {
  for (const table of [articles, articleBin] as const)
    await db.update(table).set({ createdBy: null }).where(eq(table.createdBy, accountId));
}
