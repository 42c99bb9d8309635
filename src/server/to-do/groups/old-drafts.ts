import { subMonths } from 'date-fns/subMonths';
import type { ToDoGroups } from '../../../shared/contract/to-do.ts';
import type { Context } from '../../context.ts';
import { and, asc, eq, lt, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { articleColumns, countArticlesUpTo, MAX_LISTED } from '../bounds.ts';

const OLDEST_FIRST = [asc(articles.updatedAt), asc(articles.id)];

/**
 * Drafts without a change for a month and without a schedule, the oldest first. Reads the index of states from its end.
 */
export async function oldDrafts({ db, clock }: Context): Promise<ToDoGroups['oldDrafts']> {
  const isOldDraft = and(
    eq(articles.isPublished, false),
    lt(articles.updatedAt, subMonths(clock(), 1)),
    sql`not exists (select from ${articleSchedules} where ${articleSchedules.articleId} = ${articles.id})`,
  );
  const rows = await db
    .select({ ...articleColumns, updatedAt: articles.updatedAt })
    .from(articles)
    .where(isOldDraft)
    .orderBy(...OLDEST_FIRST)
    .limit(MAX_LISTED);
  const total = rows.length < MAX_LISTED ? rows.length : await countArticlesUpTo(db, isOldDraft, OLDEST_FIRST);
  return { total, entries: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })) };
}
