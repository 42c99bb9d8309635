import type { ToDoGroups } from '../../../shared/contract/to-do.ts';
import { countSchedules } from '../../articles/schedules/list.ts';
import { selectSchedules, toScheduledArticle } from '../../articles/schedules/schedule-row.ts';
import type { Context } from '../../context.ts';
import { and, asc, eq, isNotNull } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { MAX_LISTED } from '../bounds.ts';

const { articleId, dueAt, failure } = articleSchedules;

/** Schedules that failed, the oldest first. Their number is bounded by what staff scheduled. */
export async function failedSchedules({ db }: Context): Promise<ToDoGroups['failedSchedules']> {
  const rows = await selectSchedules(db)
    .where(isNotNull(failure))
    .orderBy(asc(dueAt), asc(articleId))
    .limit(MAX_LISTED);
  const failed = db
    .select({ articleId })
    .from(articleSchedules)
    .innerJoin(articles, and(eq(articles.id, articleId), isNotNull(failure)));
  const total = rows.length < MAX_LISTED ? rows.length : await db.$count(failed.as('failed'));
  return { total, scheduled: await countSchedules(db), entries: rows.map(toScheduledArticle) };
}
