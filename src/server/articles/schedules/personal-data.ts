import type { Database } from '../../db/database.ts';
import { asc, eq } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { madeBy } from '../../staff/accounts.ts';
import type { Transaction } from '../../transaction.ts';

/** The open schedules of the person with this e-mail address. */
export const findSchedulesBy = (db: Database, email: string) =>
  db
    .select({
      articleId: articleSchedules.articleId,
      title: articles.title,
      action: articleSchedules.action,
      dueAt: articleSchedules.dueAt,
      createdAt: articleSchedules.createdAt,
    })
    .from(articleSchedules)
    .leftJoin(articles, eq(articles.id, articleSchedules.articleId))
    .where(madeBy(articleSchedules, email))
    .orderBy(asc(articleSchedules.dueAt));

/** Removes the person from the schedules, which are carried out all the same. */
export async function eraseFromSchedules({ db }: Transaction, email: string): Promise<void> {
  await db.update(articleSchedules).set({ staffId: null, actor: null }).where(madeBy(articleSchedules, email));
}
