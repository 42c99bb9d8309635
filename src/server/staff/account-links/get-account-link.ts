import { eq } from 'drizzle-orm';
import type { AccountLink } from '../../../shared/contract/accounts/account-links.ts';
import type { Context } from '../../context.ts';
import { staff } from '../../db/schema/staff.ts';
import { consumeRateLimit } from '../../limits/rate-limit.ts';
import { findWorkingLink } from './link-state.ts';

/** Deriving a key from a password is costly, and people rarely open links so often. */
const PER_ADDRESS = { max: 30, windowSeconds: 15 * 60 };

export const limitLinks = (context: Context, clientAddress: string) =>
  consumeRateLimit(
    context,
    { key: `account-link:${clientAddress}`, ...PER_ADDRESS },
    'Too many attempts. Please try again in a quarter of an hour.',
  );

/**
 * For whom the link is, and who made it. Changes nothing, so mail scanners may open it. Throws `not-found` and
 * `conflict`.
 */
export async function getAccountLink(context: Context, token: string, clientAddress: string): Promise<AccountLink> {
  await limitLinks(context, clientAddress);
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
