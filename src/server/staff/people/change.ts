import type { PersonInput } from '../../../shared/contract/accounts/people.ts';
import { type Said, sentence } from '../../../shared/errors/sentence.ts';
import { readBigNumber } from '../../../shared/numbers/numbers.ts';
import { ROLE_NAMES } from '../../../shared/permissions.ts';
import { changedFields } from '../../audit/field-changes.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction } from '../../transaction.ts';
import { revokeLinksMadeBy, revokeResetLinks } from '../account-links/invitations.ts';
import { assertNotLast, lockAccount, lockAdministrators } from '../lock-account.ts';
import { endSessions } from '../session.ts';
import { type Account, type AccountRef, findAccount } from './people.ts';

/**
 * Changes what an account may do, from its next request on; omitted fields stay. Reviews of a former reviewer stay
 * valid. Throws `not-found`, `invalid` for a wrong BIG number, `conflict` for the last administrator, and `forbidden`.
 */
export async function changePerson(context: Context, ref: AccountRef, input: PersonInput): Promise<undefined> {
  requirePermission(context, 'people.manage');
  const reviewer = input.reviewer && readReviewer(input.reviewer);
  await inTransaction(context, async (tx) => {
    const administrators = await lockAdministrators(tx);
    const { id } = await findAccount(tx, ref);
    const before = (await lockAccount(tx, id)) ?? (await findAccount(tx, id));
    const after = {
      role: input.role ?? before.role,
      readsMessages: input.readsMessages ?? before.readsMessages,
      ...(input.reviewer === undefined ? reviewerOf(before) : (reviewer ?? NO_REVIEWER)),
    };
    if (after.role !== 'administrator') {
      assertNotLast(administrators, id);
      await revokeLinksMadeBy(tx, id);
    }
    await tx.db.update(staff).set(after).where(eq(staff.id, id));
    const subject = { id, name: before.email };
    for (const [action, changes] of changesOf(before, after))
      if (changes.length > 0) await audit(tx, action, { ...subject, changes });
  });
}

type Rights = Pick<Account, 'role' | 'readsMessages' | 'profession' | 'bigNumber'>;

/** One action for each right, because each has a mail of its own. */
const changesOf = (before: Rights, after: Rights) =>
  [
    [
      'account.role-changed',
      changedFields({ role: 'role' }, { role: ROLE_NAMES[before.role] }, { role: ROLE_NAMES[after.role] }),
    ],
    ['account.messages-right-changed', changedFields({ readsMessages: 'reads messages' }, before, after)],
    ['account.reviewer-changed', changedFields({ profession: 'profession', bigNumber: 'BIG number' }, before, after)],
  ] as const;

const NO_REVIEWER = { profession: null, bigNumber: null };
const reviewerOf = ({ profession, bigNumber }: Account) => ({ profession, bigNumber });

/** Readers see name, profession and number. */
function readReviewer(input: NonNullable<PersonInput['reviewer']>) {
  const bigNumber = readBigNumber(input.bigNumber);
  if (!bigNumber)
    throw refused(
      'bigNumber',
      sentence('“{number}” is not a BIG number: it has 11 digits, as the register shows it', {
        number: input.bigNumber,
      }),
    );
  const profession = input.profession.trim().slice(0, 100);
  if (!profession) throw refused('profession', 'Say which profession readers see, such as huisarts');
  return { profession, bigNumber };
}

const refused = (field: string, message: Said) =>
  new DomainError('invalid', message, { fields: { [`reviewer.${field}`]: message } });

/** Blocks logins, ends the account's sessions and its links. Throws `not-found`, and `conflict` for the last administrator. */
export async function deactivateAccount(context: Context, ref: AccountRef): Promise<undefined> {
  requirePermission(context, 'people.manage');
  await inTransaction(context, async (tx) => {
    const administrators = await lockAdministrators(tx);
    const { id, email } = await findAccount(tx, ref);
    assertNotLast(administrators, id);
    const before = await lockAccount(tx, id);
    await tx.db.update(staff).set({ isActive: false }).where(eq(staff.id, id));
    await endSessions(tx, id);
    await revokeResetLinks(tx, id);
    await revokeLinksMadeBy(tx, id);
    if (before?.isActive) await audit(tx, 'account.deactivated', { id, name: email });
  });
}

/** Lets a deactivated account log in again. Throws `not-found`. */
export async function reactivateAccount(context: Context, ref: AccountRef): Promise<undefined> {
  requirePermission(context, 'people.manage');
  await inTransaction(context, async (tx) => {
    await lockAdministrators(tx);
    const { id, email } = await findAccount(tx, ref);
    const before = await lockAccount(tx, id);
    await tx.db.update(staff).set({ isActive: true }).where(eq(staff.id, id));
    if (before && !before.isActive) await audit(tx, 'account.reactivated', { id, name: email });
  });
}

/** Ends all sessions of an account. Throws `not-found`. */
export async function endSessionsOfAccount(context: Context, ref: AccountRef): Promise<undefined> {
  requirePermission(context, 'people.manage');
  await inTransaction(context, async (tx) => {
    await lockAdministrators(tx);
    const { id, email } = await findAccount(tx, ref);
    await lockAccount(tx, id);
    await endSessions(tx, id);
    await audit(tx, 'account.signed-out', { id, name: email });
  });
}
