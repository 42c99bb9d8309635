import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { and, eq } from '../../db/drizzle.ts';
import { accountLinks } from '../../db/schema/staff.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { lockAdministrators } from '../people/administrators.ts';
import { lockInvitation } from './invitation-row.ts';
import { isOpen } from './link-state.ts';

/** Revokes an invitation. Throws `not-found`. */
export async function revokeInvitation(context: Context, id: string): Promise<undefined> {
  requirePermission(context, 'people.manage');
  await inTransaction(context, async (tx) => {
    await lockAdministrators(tx);
    const { email } = await lockInvitation(tx, id);
    await revokeLink(tx, id);
    await audit(tx, 'account.invitation-revoked', { name: email });
  });
}

export async function revokeLink({ db, clock }: Transaction, id: string): Promise<void> {
  await db.update(accountLinks).set({ revokedAt: clock() }).where(eq(accountLinks.id, id));
}

/** For an account that is deactivated, gets a new link, or has a new password. */
export async function revokeResetLinks({ db, clock }: Transaction, staffId: number): Promise<void> {
  await db
    .update(accountLinks)
    .set({ revokedAt: clock() })
    .where(and(eq(accountLinks.staffId, staffId), eq(accountLinks.kind, 'reset'), isOpen));
}

/** For a former administrator, who could use the invitations and reset links that they made. */
export async function revokeLinksMadeBy({ db, clock }: Transaction, staffId: number): Promise<void> {
  await db
    .update(accountLinks)
    .set({ revokedAt: clock() })
    .where(and(eq(accountLinks.createdBy, staffId), isOpen));
}

/** For a person whom a command adds while an invitation is open. */
export async function revokeInvitationsOf({ db, clock }: Transaction, email: string): Promise<void> {
  await db
    .update(accountLinks)
    .set({ revokedAt: clock() })
    .where(and(eq(accountLinks.email, email), eq(accountLinks.kind, 'invitation'), isOpen));
}
