import type { Invitation } from '../../../shared/contract/accounts/invitations.ts';
import type { Context } from '../../context.ts';
import { and, desc, eq } from '../../db/drizzle.ts';
import { accountLinks } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import type { Transaction } from '../../transaction.ts';
import { type AccountLinkRow, isOpen } from './link-state.ts';

/** The invitations that were neither accepted nor revoked, the newest first. */
export async function listInvitations(context: Context): Promise<Invitation[]> {
  requirePermission(context, 'people.manage');
  const rows = await context.db
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.kind, 'invitation'), isOpen))
    .orderBy(desc(accountLinks.createdAt), desc(accountLinks.id));
  return rows.map((row) => toInvitation(context, row));
}

/** Throws `not-found` when it was accepted or revoked. */
export async function lockInvitation({ db }: Transaction, id: string): Promise<AccountLinkRow> {
  const [row] = await db
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.id, id), eq(accountLinks.kind, 'invitation'), isOpen))
    .for('update');
  if (row) return row;
  throw new DomainError('not-found', 'This invitation was accepted or revoked already');
}

export const toInvitation = ({ clock }: Pick<Context, 'clock'>, row: AccountLinkRow): Invitation => ({
  id: row.id,
  email: row.email,
  name: row.name ?? '',
  role: row.role ?? 'writer',
  readsMessages: row.readsMessages ?? false,
  createdBy: row.createdByEmail,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isExpired: row.expiresAt <= clock(),
});
