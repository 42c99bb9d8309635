import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { eraseAuthor } from '../../articles/revisions/authors.ts';
import { audit } from '../../audit/record.ts';
import { type Context, requireStaff } from '../../context.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { staff } from '../../db/schema/staff.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { DomainError } from '../../errors/errors.ts';
import { eraseDeletedWriters } from '../../undo/deleted.ts';
import { deleteWriterPermanently } from '../../writers/delete.ts';
import { findPerson, type PersonData } from './person.ts';

/**
 * Deletes and returns the personal data of the person with this e-mail address: messages, writer profile, account,
 * sessions, and who made which revision. Articles and revisions keep the author's name, and the audit log keeps its
 * entries (docs/privacy.md says why). Throws `conflict` for the last active account.
 */
export async function erasePerson(context: Context, email: string): Promise<PersonData> {
  requireStaff(context);
  return inTransaction(context, async (tx) => {
    const person = await findPerson(tx, email);
    await deleteMessages(tx, person.messages);
    if (person.writer) await deleteWriterPermanently(tx, person.writer.id);
    await eraseDeletedWriters(tx, email);
    await eraseAuthor(tx, email);
    if (person.account) await deleteAccount(tx, person.account.id);
    await audit(tx, 'person.erased');
    return person;
  });
}

async function deleteMessages(tx: Transaction, messages: PersonData['messages']): Promise<void> {
  const ids = messages.map(({ id }) => id);
  if (ids.length > 0) await tx.db.delete(contactMessages).where(inArray(contactMessages.id, ids));
  for (const id of ids) await audit(tx, 'message.deleted', { id });
}

/** Sessions are deleted by their foreign key. The audit entry holds only the account's id. */
async function deleteAccount(tx: Transaction, id: number): Promise<void> {
  const [others] = await tx.db
    .select({ total: count() })
    .from(staff)
    .where(and(ne(staff.id, id), eq(staff.isActive, true)));
  if (!others?.total)
    throw new DomainError('conflict', 'This is the last account that can log in: add another one first');
  await tx.db.delete(staff).where(eq(staff.id, id));
  await audit(tx, 'account.deleted', { id });
}
