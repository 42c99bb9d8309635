import type {
  scheduleChange as call,
  Schedule,
  ScheduleAction,
  ScheduledArticle,
} from '../../../shared/contract/articles/schedules.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import { audit } from '../../audit/record.ts';
import { authorOf, type Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, inArray, lte, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { type ArticleRow, loadArticle, lockArticle } from '../article-row.ts';
import { refuseDangers } from '../dangers/refuse-dangers.ts';
import { findCurrentDraft } from '../draft-changes/draft-changes.ts';
import { ensureRevision } from '../revisions/record.ts';
import { findLatest, loadSnapshot } from '../revisions/revisions.ts';
import { decideDueAt } from './due-at.ts';
import { raiseTagsOfSchedule } from './raise-tags-of-schedule.ts';

type NewSchedule = EndpointParsed<typeof call>['body'];

/**
 * Schedules a change of an article with its currently saved text; later saves are not part of it. Replaces the earlier schedule.
 * Throws `not-found`, `invalid`, `dangerous`, and `conflict` when the article or its draft changes are no longer those
 * on the screen.
 */
export async function scheduleChange(context: Context, id: number, schedule: NewSchedule): Promise<Schedule> {
  requirePermission(context, 'articles.publish');
  const dueAt = decideDueAt(schedule, context.clock());
  return inTransaction(context, async (tx) => {
    const article = await lockArticle(tx.db, id);
    const draft = (await findCurrentDraft(tx.db, article))?.number ?? null;
    if (article.version !== schedule.version || draft !== schedule.draft)
      throw new DomainError('conflict', 'This article was changed by someone else');
    const revision = await frozenRevision(tx, article, { ...schedule, draft });
    const { action, wallTime, overrideReason } = schedule;
    // Ask for the reason now: nobody is there to answer when it is carried out.
    if (revision !== null) {
      const { category, writer, ...texts } = await loadSnapshot(tx.db, id, revision);
      const text = { ...texts, category: category.name, writerId: writer?.id ?? null };
      await refuseDangers(tx, { id, text, published: article.isPublished ? article : undefined, overrideReason });
    }
    const by = { staffId: null, ...authorOf(tx.actor) };
    const scheduled = { action, dueAt, wallTime, revision, tryAt: dueAt, createdAt: tx.clock(), ...by };
    const values = { ...scheduled, attempts: 0, failure: null };
    await tx.db
      .insert(articleSchedules)
      .values({ articleId: id, ...values })
      .onConflictDoUpdate({ target: articleSchedules.articleId, set: values });
    await audit(tx, 'article.scheduled', { id, name: article.title });
    await raiseTagsOfSchedule(tx, article, { action, revision, dueAt });
    const stored = await findSchedule(tx.db, id);
    if (!stored) throw new Error('The schedule was not stored');
    return stored;
  });
}

/** The revision to publish. Throws `invalid` for what the article's state does not allow. */
async function frozenRevision(
  tx: Transaction,
  article: ArticleRow,
  { action, draft }: NewSchedule,
): Promise<number | null> {
  if (action === 'unpublish') {
    if (!article.isPublished) throw impossible('This article is not published, so it cannot be unpublished.');
    return null;
  }
  if (action === 'publish-changes') {
    if (draft === null) throw impossible('This article has no draft changes to publish.');
    return draft;
  }
  if (article.isPublished) throw impossible('This article is published already.');
  await ensureRevision(tx, article);
  return (await findLatest(tx.db, article.id))?.number ?? null;
}

const impossible = (message: string) => new DomainError('invalid', message, { fields: { action: message } });

/** Cancels the schedule of an article, if any. Throws `not-found` when there is no such article. */
export async function cancelSchedule(context: Context, id: number): Promise<undefined> {
  requirePermission(context, 'articles.publish');
  await inTransaction(context, async (tx) => {
    const { title } = await loadArticle(tx.db, id);
    const ended = await tx.db.delete(articleSchedules).where(eq(articleSchedules.articleId, id)).returning();
    if (ended.length > 0) await audit(tx, 'article.schedule-cancelled', { id, name: title });
  });
}

/**
 * Ends the schedule of an article, which is locked, if it is one of these, because its change was made or became
 * impossible.
 */
export async function endSchedule({ db }: Transaction, articleId: number, actions: ScheduleAction[]): Promise<void> {
  await db
    .delete(articleSchedules)
    .where(and(eq(articleSchedules.articleId, articleId), inArray(articleSchedules.action, actions)));
}

/** Resumes the schedule of an article that comes back from the bin; one whose time has passed waits for staff. */
export async function resumeSchedule(tx: Transaction, article: ArticleRow): Promise<void> {
  const isOfArticle = eq(articleSchedules.articleId, article.id);
  const [schedule] = await tx.db.select().from(articleSchedules).where(isOfArticle);
  if (!schedule) return;
  // Pages that were rendered in between do not know of it.
  if (schedule.dueAt > tx.clock()) return raiseTagsOfSchedule(tx, article, schedule);
  const failure = 'The article was in the bin at this time.';
  await tx.db.update(articleSchedules).set({ failure, tryAt: null }).where(isOfArticle);
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
});

/** By article id. */
export async function findSchedules(db: Database, ids: number[]): Promise<Map<number, Schedule>> {
  if (ids.length === 0) return new Map();
  const rows = await selectSchedules(db).where(inArray(articleSchedules.articleId, ids));
  return new Map(rows.map((row) => [row.articleId, toSchedule(row)]));
}

export const findSchedule = async (db: Database, id: number): Promise<Schedule | null> =>
  (await findSchedules(db, [id])).get(id) ?? null;
