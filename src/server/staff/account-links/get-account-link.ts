import type { AccountLink } from '../../../shared/contract/accounts/account-links.ts';
import type { Context } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { staff } from '../../db/schema/staff.ts';
import { limitAccountLinks } from './limit-account-links.ts';
import { findWorkingLink } from './link-state.ts';

/**
 * The person whom the link is for, and who made it. Changes nothing, so mail scanners may open it. Throws `not-found` and
 * `conflict`.
 */
export async function getAccountLink(context: Context, token: string, clientAddress: string): Promise<AccountLink> {
  await limitAccountLinks(context, clientAddress);
  const link = await findWorkingLink(context, token);
  const { actor } = context;
  const [account] = await context.db
    .select({ name: staff.name, role: staff.role })
    .from(staff)
    .where(eq(staff.id, link.staffId ?? 0));
  return {
    kind: link.kind,
    email: link.email,
    name: account?.name ?? link.name ?? '',
    role: account?.role ?? link.role ?? 'writer',
    madeBy: link.createdBy === null ? null : link.createdByEmail,
    expiresAt: link.expiresAt.toISOString(),
    loggedInAs: actor.kind === 'staff' && actor.staffId !== link.staffId ? actor.email : null,
  };
}
