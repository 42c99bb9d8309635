import type { InvitationInput, SentInvitation } from '../../../shared/contract/accounts/invitations.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { lockAdministrators } from '../people/administrators.ts';
import { lockInvitation, toInvitation } from './invitation-row.ts';
import { type MadeLink, makeLink } from './make-link.ts';
import { revokeLink } from './revoke.ts';

/** Throws `conflict` when the address has an account or an invitation already. */
export async function invite(context: Context, { email, ...account }: InvitationInput): Promise<SentInvitation> {
  requirePermission(context, 'people.manage');
  return inTransaction(context, async (tx) => {
    await lockAdministrators(tx);
    await assertNoAccount(tx, email);
    const made = await makeLink(context, tx, { kind: 'invitation', email, ...account });
    if (!made) throw refused(`There is an invitation for ${email} already: send it again, or revoke it first`);
    await audit(tx, 'account.invited', { name: email });
    return toSent(context, made);
  });
}

/** Makes a new link, for another week, and ends the earlier one. Throws `not-found`, and `conflict`. */
export async function resendInvitation(context: Context, id: string): Promise<SentInvitation> {
  requirePermission(context, 'people.manage');
  return inTransaction(context, async (tx) => {
    await lockAdministrators(tx);
    const { email, name, role, readsMessages } = await lockInvitation(tx, id);
    await assertNoAccount(tx, email);
    await revokeLink(tx, id);
    const made = await makeLink(context, tx, { kind: 'invitation', email, name, role, readsMessages });
    if (!made) throw refused(`There is an invitation for ${email} already`);
    await audit(tx, 'account.invited', { name: email });
    return toSent(context, made);
  });
}

async function assertNoAccount({ db }: Transaction, email: string): Promise<void> {
  const [account] = await db.select({ isActive: staff.isActive }).from(staff).where(eq(staff.email, email));
  if (account)
    throw refused(
      `There is already an account ${email}${account.isActive ? '' : ', which is deactivated: reactivate it instead'}`,
    );
}

const refused = (message: string) => new DomainError('conflict', message, { fields: { email: message } });

const toSent = (context: Context, { link, ...made }: MadeLink): SentInvitation => ({
  invitation: toInvitation(context, link),
  ...made,
});
