import type { ScheduledArticle } from '../../../shared/contract/articles/schedules.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, asc, eq } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { requirePermission } from '../../permissions.ts';
import { selectSchedules, toScheduledArticle } from './schedule-row.ts';

const MAX_LISTED = 500;

/** All schedules, the first due first. */
export async function listSchedules(context: Context): Promise<{ schedules: ScheduledArticle[]; total: number }> {
  requirePermission(context, 'magazine.read');
  const { db } = context;
  const rows = await selectSchedules(db)
    .orderBy(asc(articleSchedules.dueAt), asc(articleSchedules.articleId))
    .limit(MAX_LISTED);
  const schedules = rows.map(toScheduledArticle);
  return { schedules, total: rows.length < MAX_LISTED ? rows.length : await countSchedules(db) };
}

/** Without articles in the bin. */
export const countSchedules = (db: Database): Promise<number> =>
  db.$count(
    db.select().from(articleSchedules).innerJoin(articles, eq(articles.id, articleSchedules.articleId)).as('a'),
  );

/** A query of the revisions that schedules will publish, for callers to narrow. */
export const selectScheduledRevisions = (db: Database) =>
  db
    .select({ articleId: articleSchedules.articleId })
    .from(articleSchedules)
    .innerJoin(
      articleRevisions,
      and(
        eq(articleRevisions.articleId, articleSchedules.articleId),
        eq(articleRevisions.number, articleSchedules.revision),
      ),
    );
