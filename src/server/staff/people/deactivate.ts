import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { staff } from '../../db/schema/staff.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction } from '../../transaction.ts';
import { revokeLinksMadeBy, revokeResetLinks } from '../account-links/revoke.ts';
import { lockAccount } from '../lock-account.ts';
import { endSessions } from '../session.ts';
import { assertNotLast, lockAdministrators } from './administrators.ts';
import { type AccountRef, findAccount } from './find-account.ts';

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
