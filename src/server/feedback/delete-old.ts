import { subDays } from 'date-fns/subDays';
import type { Context } from '../context.ts';
import { and, isNotNull, lt } from '../db/drizzle.ts';
import { readerFeedback } from '../db/schema/reader-feedback.ts';
import { requireSystem } from '../permissions.ts';

/** After a year the text has changed too much for an old answer to count. */
export const FEEDBACK_DAYS = 365;

/**
 * Deletes answers after a year, and handled comments after the retention time of messages; their yes or no still
 * counts. Returns how many.
 */
export async function deleteOldFeedback(context: Context): Promise<number> {
  requireSystem(context);
  const { db, clock, retentionDays } = context;
  const { id, words, handledAt, createdAt } = readerFeedback;
  const deleted = await db
    .delete(readerFeedback)
    .where(lt(createdAt, subDays(clock(), FEEDBACK_DAYS)))
    .returning({ id });
  const emptied = await db
    .update(readerFeedback)
    .set({ words: null })
    .where(and(isNotNull(words), lt(handledAt, subDays(clock(), retentionDays))))
    .returning({ id });
  return deleted.length + emptied.length;
}
