import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import type { ContactMessage, ContactMessagePage, MessageQuery } from '../../shared/contract/visitors/contact.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { desc, eq, isNotNull, isNull, lt } from '../db/drizzle.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { DomainError } from '../errors/errors.ts';
import { requirePermission, requireSystem } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';
import { cancelNotice } from './notices.ts';

type MessageRow = typeof contactMessages.$inferSelect;

/** Loads and locks a message until the transaction ends. Throws `not-found`. */
async function loadMessage({ db }: Context, id: number): Promise<MessageRow> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
  if (!row) throw new DomainError('not-found', 'This message does not exist; it may have been deleted.');
  return row;
}

function toMessage({ retentionDays }: Context, row: MessageRow): ContactMessage {
  const { noticeAttempts, noticeDueAt, ...message } = row;
  return {
    ...message,
    createdAt: row.createdAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
    deletedOn: row.handledAt && addDays(row.handledAt, retentionDays).toISOString(),
  };
}

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
