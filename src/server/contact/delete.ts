import { subDays } from 'date-fns/subDays';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { eq, lt } from '../db/drizzle.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { requirePermission, requireSystem } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';
import { loadMessage } from './message-row.ts';
import { cancelNotice } from './notices.ts';

/** Deletes a message for good. Throws `not-found`. */
export async function deleteMessage(context: Context, id: number): Promise<undefined> {
  requirePermission(context, 'messages.read');
  await inTransaction(context, async (tx) => {
    await loadMessage(tx, id);
    await cancelNotice(tx, id);
    await tx.db.delete(contactMessages).where(eq(contactMessages.id, id));
    await audit(tx, 'message.deleted', { id });
  });
}

/** Deletes messages that were handled before the retention period. Returns how many. */
export async function deleteOldMessages(context: Context): Promise<number> {
  requireSystem(context);
  const before = subDays(context.clock(), context.retentionDays);
  return inTransaction(context, async (tx) => {
    const deleted = await tx.db
      .delete(contactMessages)
      .where(lt(contactMessages.handledAt, before))
      .returning({ id: contactMessages.id });
    for (const { id } of deleted) await audit(tx, 'message.deleted', { id });
    return deleted.length;
  });
}
