import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { eq, inArray } from '../../db/drizzle.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { staff } from '../../db/schema/staff.ts';
import { requireSystem } from '../../permissions.ts';
import { binPortraits } from '../../pictures/library/personal-data.ts';
import { deleteAccountMails } from '../../staff/account-mails/notify.ts';
import { assertNotLast, lockAdministrators } from '../../staff/lock-account.ts';
import { SUBJECTS } from '../../subjects.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { deleteWriterPermanently } from '../../writers/writers.ts';
import { findPerson, type PersonData } from './person.ts';

/**
 * Deletes and returns the personal data of the person with this e-mail address, and removes the person from what stays:
 * revisions, links, schedules, pictures, the bin. docs/privacy.md says what is kept, and why. Throws `conflict` for the
 * last administrator.
 */
export async function erasePerson(context: Context, email: string): Promise<PersonData> {
  requireSystem(context);
  return inTransaction(context, async (tx) => {
    const administrators = await lockAdministrators(tx);
    const person = await findPerson(tx, email);
    await deleteMessages(tx, person.messages);
    if (person.writer) await deleteWriterPermanently(tx, person.writer.id, { isErased: true });
    for (const { personalData } of SUBJECTS)
      for (const { erase } of Object.values(personalData)) await erase?.(tx, { email, accountId: person.account?.id });
    if (person.account) {
      await deleteAccountMails(tx, person.account.id);
      await deleteAccount(tx, administrators, person.account.id);
    }
    await binPortraits(tx, [person.writer?.profileImage ?? null, person.account?.portrait ?? null]);
    await audit(tx, 'person.erased');
    return person;
  });
}

async function deleteMessages(tx: Transaction, messages: PersonData['messages']): Promise<void> {
  const ids = messages.map(({ id }) => id);
  if (ids.length > 0) await tx.db.delete(contactMessages).where(inArray(contactMessages.id, ids));
  for (const id of ids) await audit(tx, 'message.deleted', { id });
}

/** Sessions, links and known browsers are deleted by their foreign keys. The audit entry holds only the account's id. */
async function deleteAccount(tx: Transaction, administrators: number[], id: number): Promise<void> {
  assertNotLast(administrators, id);
  await tx.db.delete(staff).where(eq(staff.id, id));
  await audit(tx, 'account.deleted', { id });
}
