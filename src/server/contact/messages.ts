import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import type { EndpointParsed } from '../../shared/contract/endpoint.ts';
import type {
  ContactMessage,
  ContactMessagePage,
  MessageQuery,
  noteMessage as noteCall,
} from '../../shared/contract/visitors/contact.ts';
import { audit } from '../audit/record.ts';
import { authorOf, type Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lt, or, sql } from '../db/drizzle.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { staff } from '../db/schema/staff.ts';
import { DomainError } from '../errors/errors.ts';
import { requirePermission, requireSystem } from '../permissions.ts';
import { colleague } from '../staff/accounts.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { cancelMessageMail } from './message-mail.ts';

const nameOf = (id: typeof contactMessages.handledBy | typeof contactMessages.notedBy) =>
  sql<string | null>`(select ${staff.name} from ${staff} where ${staff.id} = ${id})`;

/** Messages with the names of who handled them and wrote their notes. */
const selectMessages = (db: Database) =>
  db
    .select({
      ...getTableColumns(contactMessages),
      handlerName: nameOf(contactMessages.handledBy),
      noterName: nameOf(contactMessages.notedBy),
    })
    .from(contactMessages);
type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

/** Loads and locks a message until the transaction ends. Throws `not-found`. */
async function loadMessage({ db }: Context, id: number): Promise<MessageRow> {
  const [row] = await selectMessages(db).where(eq(contactMessages.id, id)).for('update');
  if (!row) throw new DomainError('not-found', 'This message does not exist; it may have been deleted.');
  return row;
}

function toMessage({ retentionDays }: Context, row: MessageRow): ContactMessage {
  const { noticeAttempts, noticeDueAt, handlerName, noterName, notedBy, notedAt, note, ...message } = row;
  return {
    ...message,
    createdAt: row.createdAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
    handledBy: colleague(row.handledBy, handlerName),
    note:
      note === null || notedAt === null
        ? null
        : { text: note, at: notedAt.toISOString(), by: colleague(notedBy, noterName) },
    deletedOn: row.handledAt && addDays(row.handledAt, retentionDays).toISOString(),
  };
}

/** Whether all words are somewhere in a message, without regard to case and accents. */
const hasWords = (search: string) =>
  and(
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`strpos(${SEARCHED}, clinic_fold(${word}::text)) > 0`),
  );
const { name, email, phone, subject, message, note } = contactMessages;
const SEARCHED = sql`clinic_fold(concat_ws(' ', ${name}, ${email}, ${phone}, ${subject}, ${message}, ${note}))`;

/**
 * A page of contact messages, newest first, and the number of unhandled ones; with a search, those that have its words.
 * Audited, without the words.
 */
export async function listMessages(context: Context, query: MessageQuery): Promise<ContactMessagePage> {
  requirePermission(context, 'messages.read');
  const { page, limit, state, search } = query;
  return inTransaction(context, async (tx) => {
    const isWanted = and(
      state && (state === 'new' ? isNull : isNotNull)(contactMessages.handledAt),
      search ? hasWords(search) : undefined,
    );
    const rows = await selectMessages(tx.db)
      .where(isWanted)
      .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
      .limit(limit)
      .offset((page - 1) * limit);
    const total = await tx.db.$count(contactMessages, isWanted);
    await audit(tx, search ? 'message.searched' : 'message.listed');
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
    const handledBy = handled ? (authorOf(tx.actor).staffId ?? null) : null;
    await tx.db.update(contactMessages).set({ handledAt, handledBy }).where(eq(contactMessages.id, id));
    if (handled) await cancelMessageMail(tx, id);
    await audit(tx, handled ? 'message.handled' : 'message.reopened', { id });
    return toMessage(context, await loadMessage(tx, id));
  });
}

/** Writes what colleagues should know of a message. Throws `not-found`, and `conflict` when another note was written since. */
export async function noteMessage(
  context: Context,
  id: number,
  { text, replaces }: EndpointParsed<typeof noteCall>['body'],
): Promise<ContactMessage> {
  requirePermission(context, 'messages.read');
  return inTransaction(context, async (tx) => {
    const before = await loadMessage(tx, id);
    const author = { notedBy: authorOf(tx.actor).staffId ?? null, notedAt: tx.clock() };
    const isOwn = text === null || before.notedBy === author.notedBy;
    // The answer to the first try was lost.
    if (before.note === text && isOwn) return toMessage(context, before);
    if ((before.notedAt?.toISOString() ?? null) !== replaces)
      throw new DomainError(
        'conflict',
        'A colleague wrote a note on this message meanwhile. Read it, and add yours to it.',
      );
    const values = text === null ? { note: null, notedBy: null, notedAt: null } : { note: text, ...author };
    await tx.db.update(contactMessages).set(values).where(eq(contactMessages.id, id));
    await audit(tx, 'message.noted', { id });
    return toMessage(context, await loadMessage(tx, id));
  });
}

/** Deletes a message for good. Throws `not-found`. */
export async function deleteMessage(context: Context, id: number): Promise<undefined> {
  requirePermission(context, 'messages.read');
  await inTransaction(context, async (tx) => {
    await loadMessage(tx, id);
    await cancelMessageMail(tx, id);
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

/** Which messages a member of staff handled or wrote a note on; what is in them is about others. */
export const findMessagesHandledBy = (db: Database, staffId: number) =>
  db
    .select({ id: contactMessages.id, handledAt: contactMessages.handledAt, notedAt: contactMessages.notedAt })
    .from(contactMessages)
    .where(isHandledBy(staffId))
    .orderBy(asc(contactMessages.id));

const isHandledBy = (staffId: number) =>
  or(eq(contactMessages.handledBy, staffId), eq(contactMessages.notedBy, staffId));

/** Removes a member of staff from messages; their notes stay. */
export async function eraseFromMessages({ db }: Transaction, staffId: number): Promise<void> {
  const { handledBy, notedBy } = contactMessages;
  await db
    .update(contactMessages)
    .set({
      handledBy: sql`nullif(${handledBy}, ${staffId}::integer)`,
      notedBy: sql`nullif(${notedBy}, ${staffId}::integer)`,
    })
    .where(isHandledBy(staffId));
}
