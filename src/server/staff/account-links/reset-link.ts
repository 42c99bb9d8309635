import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction } from '../../transaction.ts';
import { lockAccount } from '../lock-account.ts';
import { lockAdministrators } from '../people/administrators.ts';
import { type AccountRef, findAccount } from '../people/find-account.ts';
import { makeLink } from './make-link.ts';
import { revokeResetLinks } from './revoke.ts';

/**
 * Makes a link for choosing a new password; the old one works until then. An earlier link ends. Throws `not-found`, and
 * `conflict` for a deactivated account.
 */
export async function makeResetLink(
  context: Context,
  ref: AccountRef,
): Promise<{ url: string; expiresAt: string; isMailed: boolean }> {
  requirePermission(context, 'people.manage');
  return inTransaction(context, async (tx) => {
    await lockAdministrators(tx);
    const { id, email } = await findAccount(tx, ref);
    const account = await lockAccount(tx, id);
    if (!account?.isActive)
      throw new DomainError(
        'conflict',
        'This account is deactivated. Reactivate it first, so that its owner can choose a password.',
      );
    await revokeResetLinks(tx, id);
    const made = await makeLink(context, tx, { kind: 'reset', email, staffId: id });
    if (!made) throw new Error('An open link appeared while the account was locked');
    await audit(tx, 'account.reset-link-made', { id, name: email });
    return { url: made.url, expiresAt: made.link.expiresAt.toISOString(), isMailed: made.isMailed };
  });
}
