import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction } from '../../transaction.ts';
import { lockAccount } from '../lock-account.ts';
import { endSessions } from '../session.ts';
import { lockAdministrators } from './administrators.ts';
import { type AccountRef, findAccount } from './find-account.ts';

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
