import { audit } from '../../audit/record.ts';
import { asSystem } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { isDatabaseUnavailable, isDiskFull } from '../../db/postgres-errors.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import type { CarriedOut, Dependencies } from '../../dependencies.ts';
import { errorMessage } from '../../errors/error-message.ts';
import { DomainError } from '../../errors/errors.ts';
import { deliverPurges } from '../../outbox/deliver-now.ts';
import { inTransaction } from '../../transaction.ts';
import { carryOutOne, ScheduleOverruled, ScheduleSkipped, type StoredSchedule } from './carry-out-one.ts';

const running = new WeakMap<Database, Promise<CarriedOut>>();

/**
 * Carries out every due schedule, each in a transaction of its own. Callers of one process share a run: the timer of a
 * long-running server, each response that shows articles before it is made (`beforeReading`), a function after its
 * response (`deliverSoon`), and maintenance. Throws when the database is unavailable; the rest stays due.
 */
export function carryOutDue(dependencies: Dependencies): Promise<CarriedOut> {
  const { db } = dependencies;
  const started = running.get(db);
  if (started) return started;
  const run = carryOutAll(dependencies).finally(() => running.delete(db));
  running.set(db, run);
  return run;
}

async function carryOutAll(dependencies: Dependencies): Promise<CarriedOut> {
  // The purges of all wait in the outbox for one delivery at the end.
  const { cdn, ...cache } = dependencies.cache;
  const within = { ...dependencies, cache };
  let count = 0;
  try {
    for (;;) {
      const { ids, nextAt } = await findDue(dependencies.db, dependencies.clock());
      if (ids.length === 0) return { count, nextAt };
      let progress = 0;
      for (const id of ids) {
        const outcome = await attempt(within, id);
        if (outcome === 'done') count += 1;
        if (outcome !== 'skipped') progress += 1;
      }
      if (progress === 0) return { count, nextAt: dependencies.clock() };
    }
  } finally {
    if (cdn && count > 0) await deliverPurges(dependencies);
  }
}

async function attempt(dependencies: Dependencies, articleId: number): Promise<'done' | 'failed' | 'skipped'> {
  const [schedule] = await dependencies.db
    .select()
    .from(articleSchedules)
    .where(eq(articleSchedules.articleId, articleId));
  if (!schedule) return 'skipped';
  try {
    await carryOutOne(dependencies, schedule);
    return 'done';
  } catch (error) {
    if (error instanceof ScheduleSkipped) return 'skipped';
    await recordFailure(dependencies, schedule, error);
    return 'failed';
  }
}

/** How many schedules are read at once. */
const BATCH = 20;
/** A failed schedule is tried again after a minute, then twice as long each time, up to an hour. */
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;

type Due = {
  /** The articles whose schedules are due, the earliest first; at most {@link BATCH}. */
  ids: number[];
  /** When the next schedule after these is due. */
  nextAt: Date | undefined;
};

/** Finds what is due now, and when the next schedule is. Schedules of articles in the bin wait. */
async function findDue(db: Database, now: Date): Promise<Due> {
  const at = sql`${now.toISOString()}::timestamptz`;
  // A retry time later than the longest wait was written by a process whose clock was ahead: it counts as due.
  const isDue = sql`(try_at <= ${at} or (due_at <= ${at} and try_at > ${at} + ${2 * LONGEST_RETRY_MS} * interval '1 millisecond'))`;
  const exists = sql`exists (select from articles where id = article_id)`;
  const [found] = await rowsOf<{ ids: number[] | null; nextAt: number | null }>(
    db,
    sql`select
      (select json_agg(article_id) from (
        select article_id from article_schedules where ${isDue} and ${exists} order by try_at, article_id limit ${BATCH}
      ) as due) as ids,
      (select extract(epoch from min(try_at))::float8 * 1000 from article_schedules
        where try_at > ${at} and ${exists}) as "nextAt"`,
  );
  const { ids = null, nextAt = null } = found ?? {};
  return { ids: ids ?? [], nextAt: nextAt === null ? undefined : new Date(nextAt) };
}

/**
 * Stores in a schedule why it failed, and when to try again: never when time alone does not help. A category can come back
 * and an address become free, but a change of the article stays. Staff read `failure` in the editor, above the list of
 * articles, in the calendar and in To do; nobody gets a mail. The audit log gets the first failure, not each retry.
 */
export async function recordFailure(
  dependencies: Dependencies,
  schedule: StoredSchedule,
  error: unknown,
): Promise<void> {
  const { clock, log } = dependencies;
  const { articleId, action, dueAt, attempts } = schedule;
  const details = { article: articleId, attempts };
  if (error instanceof DomainError) log.info('schedule', { ...details, refused: error.code });
  else log.error('schedule', { ...details, error });
  const waits = error instanceof ScheduleOverruled || isNotFound(error);
  const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, 30));
  await inTransaction(asSystem(dependencies), async (tx) => {
    const failed = await tx.db
      .update(articleSchedules)
      .set({
        attempts: attempts + 1,
        failure: sentenceOf(error),
        tryAt: waits ? null : new Date(clock().getTime() + delay),
      })
      .where(
        and(
          eq(articleSchedules.articleId, articleId),
          eq(articleSchedules.action, action),
          eq(articleSchedules.dueAt, dueAt),
          // Another process may have tried, and failed, in between.
          eq(articleSchedules.attempts, attempts),
        ),
      )
      .returning({ articleId: articleSchedules.articleId });
    if (failed.length === 0 || attempts > 0) return;
    const [article] = await tx.db.select({ name: articles.title }).from(articles).where(eq(articles.id, articleId));
    await audit(tx, 'article.schedule-failed', { id: articleId, ...article });
  });
}

const isNotFound = (error: unknown) => error instanceof DomainError && error.code === 'not-found';

function sentenceOf(error: unknown): string {
  if (error instanceof DomainError)
    return isNotFound(error) ? 'The version that was scheduled is gone.' : errorMessage(error);
  if (isDatabaseUnavailable(error) || isDiskFull(error)) return 'The server could not finish. It tries again.';
  return 'Something went wrong on our side. The server tries again.';
}
