import { count, desc, isNull, sql } from 'drizzle-orm';
import type { ContactMessage, ContactMessageList } from '../../shared/contract/contact.ts';
import { audit } from '../audit/record.ts';
import { type Context, requireStaff } from '../context.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { inTransaction } from '../db/transaction.ts';
import { loadMessage, toMessage } from './message-row.ts';

/** Unhandled messages are selected first; a clinic never has this many of them. */
const MAX_LISTED = 500;

/** Contact messages, newest first, and the number of unhandled ones. Reading them is audited. */
export async function listMessages(context: Context): Promise<ContactMessageList> {
  requireStaff(context);
  return inTransaction(context, async (tx) => {
    const rows = await tx.db
      .select()
      .from(contactMessages)
      .orderBy(sql`${contactMessages.handledAt} is not null`, desc(contactMessages.createdAt), desc(contactMessages.id))
      .limit(MAX_LISTED);
    rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id);
    const [unhandled] = await tx.db
      .select({ total: count() })
      .from(contactMessages)
      .where(isNull(contactMessages.handledAt));
    await audit(tx, 'message.listed');
    return { messages: rows.map((row) => toMessage(context, row)), unhandled: unhandled?.total ?? 0 };
  });
}

/** Reading a message is audited. Throws `not-found`. */
export async function getMessage(context: Context, id: number): Promise<ContactMessage> {
  requireStaff(context);
  return inTransaction(context, async (tx) => {
    const row = await loadMessage(tx, id);
    await audit(tx, 'message.read', { id });
    return toMessage(context, row);
  });
}
