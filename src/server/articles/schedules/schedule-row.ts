import type { Schedule, ScheduleAction, ScheduledArticle } from '../../../shared/contract/articles/schedules.ts';
import { audit } from '../../audit/record.ts';
import { asSystem, type Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, asc, eq, inArray, isNotNull, lte, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { staff } from '../../db/schema/staff.ts';
import { requirePermission } from '../../permissions.ts';
import { madeBy } from '../../staff/accounts.ts';
import type { Transaction } from '../../transaction.ts';

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

/**
 * Ends the schedule of an article, which is locked, if it is one of these, because its change was made or became
 * impossible.
 */
export async function endSchedule({ db }: Transaction, articleId: number, actions: ScheduleAction[]): Promise<void> {
  await db
    .delete(articleSchedules)
    .where(and(eq(articleSchedules.articleId, articleId), inArray(articleSchedules.action, actions)));
}

export const CHANGED_SINCE =
  'This article was changed after its draft changes were saved. Open it, save the draft changes again, and schedule them again.';

/** Lets scheduled draft changes wait for staff: the article, which is locked, has changed since they were made. */
export async function suspendChanges(tx: Transaction, { id, title }: { id: number; title: string }): Promise<void> {
  const suspended = await tx.db
    .update(articleSchedules)
    .set({ failure: CHANGED_SINCE, tryAt: null })
    .where(
      and(
        eq(articleSchedules.articleId, id),
        eq(articleSchedules.action, 'publish-changes'),
        isNotNull(articleSchedules.tryAt),
      ),
    )
    .returning({ articleId: articleSchedules.articleId });
  if (suspended.length > 0) await audit(asSystem(tx), 'article.schedule-failed', { id, name: title });
}

/** After a restore: what came due after the backup may be done already, or no longer wanted. */
export async function suspendOverdue({ db, clock }: Transaction): Promise<void> {
  const failure = 'This time passed before a backup was restored.';
  await db.update(articleSchedules).set({ failure, tryAt: null }).where(lte(articleSchedules.dueAt, clock()));
}

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
