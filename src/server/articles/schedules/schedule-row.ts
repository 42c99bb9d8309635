import type { Schedule, ScheduleAction, ScheduledArticle } from '../../../shared/contract/articles/schedules.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, inArray, lte, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { staff } from '../../db/schema/staff.ts';
import type { Transaction } from '../../transaction.ts';

/**
 * Ends the schedule of an article, which is locked, if it is one of these, because its change was made or became
 * impossible.
 */
export async function endSchedule({ db }: Transaction, articleId: number, actions: ScheduleAction[]): Promise<void> {
  await db
    .delete(articleSchedules)
    .where(and(eq(articleSchedules.articleId, articleId), inArray(articleSchedules.action, actions)));
}

/** After a restore: what came due after the backup may be done already, or no longer wanted. */
export async function suspendOverdue({ db, clock }: Transaction): Promise<void> {
  const failure = 'This time passed before a backup was restored.';
  await db.update(articleSchedules).set({ failure, tryAt: null }).where(lte(articleSchedules.dueAt, clock()));
}

/** Whether a later save is not part of what will be published, because that revision is frozen. */
const hasNewerText = sql<boolean>`case ${articleSchedules.action}
  when 'publish' then exists (
    select from article_revisions as newer
    where newer.article_id = ${articleSchedules.articleId} and newer.number > ${articleSchedules.revision}
      and newer.replaced_at is null and not newer.is_draft)
  when 'publish-changes' then exists (
    select from draft_changes as newer
    where newer.article_id = ${articleSchedules.articleId} and newer.number > ${articleSchedules.revision})
  else false end`;

/** The schedules of articles that are not in the bin. */
export const selectSchedules = (db: Database) =>
  db
    .select({
      articleId: articleSchedules.articleId,
      title: articles.title,
      type: articles.type,
      language: articles.language,
      slug: articles.slug,
      isPublished: articles.isPublished,
      action: articleSchedules.action,
      dueAt: articleSchedules.dueAt,
      wallTime: articleSchedules.wallTime,
      revision: articleSchedules.revision,
      hasNewerText,
      failure: articleSchedules.failure,
      tryAt: articleSchedules.tryAt,
      staffId: articleSchedules.staffId,
      staffName: staff.name,
      actor: articleSchedules.actor,
    })
    .from(articleSchedules)
    .innerJoin(articles, eq(articles.id, articleSchedules.articleId))
    .leftJoin(staff, eq(staff.id, articleSchedules.staffId));

type ScheduleRow = Awaited<ReturnType<typeof selectSchedules>>[number];

function toSchedule(row: ScheduleRow): Schedule {
  const { action, dueAt, wallTime, revision, failure, tryAt, staffId, staffName, actor } = row;
  return {
    action,
    dueAt: dueAt.toISOString(),
    wallTime,
    revision,
    hasNewerText: row.hasNewerText,
    // A deleted account has no name.
    scheduledBy: staffId === null ? null : { staffId, name: staffName ?? actor ?? '' },
    failure,
    nextTryAt: tryAt?.toISOString() ?? null,
  };
}

export const toScheduledArticle = (row: ScheduleRow): ScheduledArticle => ({
  ...toSchedule(row),
  articleId: row.articleId,
  title: row.title,
  type: row.type,
  language: row.language,
  live: row.isPublished ? { type: row.type, slug: row.slug } : null,
});

/** By article id. */
export async function findSchedules(db: Database, ids: number[]): Promise<Map<number, Schedule>> {
  if (ids.length === 0) return new Map();
  const rows = await selectSchedules(db).where(inArray(articleSchedules.articleId, ids));
  return new Map(rows.map((row) => [row.articleId, toSchedule(row)]));
}

export const findSchedule = async (db: Database, id: number): Promise<Schedule | null> =>
  (await findSchedules(db, [id])).get(id) ?? null;
