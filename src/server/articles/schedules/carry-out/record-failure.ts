import { and, eq } from '../../../db/drizzle.ts';
import { isDatabaseUnavailable, isDiskFull } from '../../../db/postgres-errors.ts';
import { articleSchedules } from '../../../db/schema/articles/schedules.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { errorMessage } from '../../../errors/error-message.ts';
import { DomainError } from '../../../errors/errors.ts';
import { ScheduleOverruled, type StoredSchedule } from './carry-out.ts';
import { FIRST_RETRY_MS, LONGEST_RETRY_MS } from './find-due.ts';

/**
 * Stores in a schedule why it failed, and when to try again: never when time alone does not help. A category can come back
 * and an address become free, but a change of the article stays.
 */
export async function recordFailure(
  { db, clock, log }: Dependencies,
  schedule: StoredSchedule,
  error: unknown,
): Promise<void> {
  const { articleId, action, dueAt, attempts } = schedule;
  if (!(error instanceof DomainError)) log.error('schedule', { article: articleId, attempts, error });
  const waits = error instanceof ScheduleOverruled || isNotFound(error);
  const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, 30));
  await db
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
      ),
    );
}

const isNotFound = (error: unknown) => error instanceof DomainError && error.code === 'not-found';

function sentenceOf(error: unknown): string {
  if (error instanceof DomainError)
    return isNotFound(error) ? 'The version that was scheduled is gone.' : errorMessage(error);
  if (isDatabaseUnavailable(error) || isDiskFull(error)) return 'The server could not finish. It tries again.';
  return 'Something went wrong on our side. The server tries again.';
}
