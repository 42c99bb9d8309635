import type { ContactMessage, ContactMessagePage, MessageQuery } from '../../shared/contract/visitors/contact.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { desc, isNotNull, isNull } from '../db/drizzle.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';
import { loadMessage, toMessage } from './message-row.ts';

/** A page of contact messages, newest first, and the number of unhandled ones. Reading them is audited. */
export async function listMessages(context: Context, query: MessageQuery): Promise<ContactMessagePage> {
  requirePermission(context, 'messages.read');
  const { page, limit, state } = query;
  return inTransaction(context, async (tx) => {
    const isWanted = state && (state === 'new' ? isNull : isNotNull)(contactMessages.handledAt);
    const rows = await tx.db
      .select()
      .from(contactMessages)
      .where(isWanted)
      .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
      .limit(limit)
      .offset((page - 1) * limit);
    const total = await tx.db.$count(contactMessages, isWanted);
    await audit(tx, 'message.listed');
    return {
      messages: rows.map((row) => toMessage(context, row)),
      unhandled: await countUnhandledMessages(tx),
      total,
      totalPages: Math.ceil(total / limit),
      page,
    };
  });
}

export async function countUnhandledMessages(context: Context): Promise<number> {
  requirePermission(context, 'messages.read');
  return context.db.$count(contactMessages, isNull(contactMessages.handledAt));
}

/** Reading a message is audited. Throws `not-found`. */
export async function getMessage(context: Context, id: number): Promise<ContactMessage> {
  requirePermission(context, 'messages.read');
  return inTransaction(context, async (tx) => {
    const row = await loadMessage(tx, id);
    await audit(tx, 'message.read', { id });
    return toMessage(context, row);
  });
}
