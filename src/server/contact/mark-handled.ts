import type { ContactMessage } from '../../shared/contract/visitors/contact.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { eq } from '../db/drizzle.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';
import { loadMessage, toMessage } from './message-row.ts';
import { cancelNotice } from './notices.ts';

/** Marks a message as handled, which starts its retention period, or reopens it. Throws `not-found`. */
export async function markMessageHandled(context: Context, id: number, handled: boolean): Promise<ContactMessage> {
  requirePermission(context, 'messages.read');
  return inTransaction(context, async (tx) => {
    const before = await loadMessage(tx, id);
    if ((before.handledAt !== null) === handled) return toMessage(context, before);
    const handledAt = handled ? tx.clock() : null;
    await tx.db.update(contactMessages).set({ handledAt }).where(eq(contactMessages.id, id));
    if (handled) await cancelNotice(tx, id);
    await audit(tx, handled ? 'message.handled' : 'message.reopened', { id });
    return toMessage(context, await loadMessage(tx, id));
  });
}
