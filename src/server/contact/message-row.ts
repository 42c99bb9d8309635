import { addDays } from 'date-fns/addDays';
import type { ContactMessage } from '../../shared/contract/visitors/contact.ts';
import type { Context } from '../context.ts';
import { eq } from '../db/drizzle.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { DomainError } from '../errors/errors.ts';

export type MessageRow = typeof contactMessages.$inferSelect;

/** Loads and locks a message until the transaction ends. Throws `not-found`. */
export async function loadMessage({ db }: Context, id: number): Promise<MessageRow> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
  if (!row) throw new DomainError('not-found', 'This message does not exist; it may have been deleted.');
  return row;
}

export function toMessage({ retentionDays }: Context, row: MessageRow): ContactMessage {
  const { noticeAttempts, noticeDueAt, ...message } = row;
  return {
    ...message,
    createdAt: row.createdAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
    deletedOn: row.handledAt && addDays(row.handledAt, retentionDays).toISOString(),
  };
}
