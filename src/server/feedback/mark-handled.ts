import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { and, inArray, isNotNull, isNull } from '../db/drizzle.ts';
import { readerFeedback } from '../db/schema/reader-feedback.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';

/** Marks readers' comments as handled, or reopens them. Skips those that a colleague has already handled. */
export async function markFeedbackHandled(
  context: Context,
  ids: number[],
  handled: boolean,
): Promise<{ changed: number }> {
  requirePermission(context, 'magazine.manage');
  const { id, words, handledAt } = readerFeedback;
  return inTransaction(context, async (tx) => {
    const changed = await tx.db
      .update(readerFeedback)
      .set({ handledAt: handled ? tx.clock() : null })
      .where(and(inArray(id, ids), isNotNull(words), (handled ? isNull : isNotNull)(handledAt)))
      .returning({ id });
    for (const answer of changed) await audit(tx, handled ? 'feedback.handled' : 'feedback.reopened', answer);
    return { changed: changed.length };
  });
}
