import type { Invitation, InvitationInput, SentInvitation } from '../../../shared/contract/accounts/invitations.ts';
import { type Said, sentence } from '../../../shared/errors/sentence.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { and, desc, eq, ne } from '../../db/drizzle.ts';
import { accountLinks, staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { lockAccount, lockAdministrators } from '../lock-account.ts';
import { type AccountRef, findAccount } from '../people/people.ts';
import { type AccountLinkRow, isOpen, type MadeLink, makeLink } from './account-link.ts';

/** Throws `conflict` when the address has an account or an invitation already. */
export async function invite(context: Context, { email, ...account }: InvitationInput): Promise<SentInvitation> {
  requirePermission(context, 'people.manage');
  const language = account.language ?? (context.actor.kind === 'staff' ? context.actor.language : 'en');
  return inTransaction(context, async (tx) => {
    await lockAdministrators(tx);
    await assertNoAccount(tx, email);
    const made = await makeLink(context, tx, { kind: 'invitation', email, ...account, language });
    if (!made)
      throw refused(
        sentence('There is an invitation for {email} already: send it again, or revoke it first', { email }),
      );
    await audit(tx, 'account.invited', { name: email });
    return toSent(context, made);
  });
}

/** Makes a new link, for another week, and ends the earlier one. Throws `not-found`, and `conflict`. */
export async function resendInvitation(context: Context, id: string): Promise<SentInvitation> {
  requirePermission(context, 'people.manage');
  return inTransaction(context, async (tx) => {
    await lockAdministrators(tx);
    const { email, name, role, language, readsMessages } = await lockInvitation(tx, id);
    await assertNoAccount(tx, email);
    await revokeLink(tx, id);
    const made = await makeLink(context, tx, { kind: 'invitation', email, name, role, language, readsMessages });
    if (!made) throw refused(sentence('There is an invitation for {email} already', { email }));
    await audit(tx, 'account.invited', { name: email });
    return toSent(context, made);
  });
}

async function assertNoAccount({ db }: Transaction, email: string): Promise<void> {
  const [account] = await db.select({ isActive: staff.isActive }).from(staff).where(eq(staff.email, email));
  if (account)
    throw refused(
      sentence(
        account.isActive
          ? 'There is already an account {email}'
          : 'There is already an account {email}, which is deactivated: reactivate it instead',
        { email },
      ),
    );
}

const refused = (message: Said) => new DomainError('conflict', message, { fields: { email: message } });

const toSent = (context: Context, { link, ...made }: MadeLink): SentInvitation => ({
  invitation: toInvitation(context, link),
  ...made,
});

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

async function revokeLink({ db, clock }: Transaction, id: string): Promise<void> {
  await db.update(accountLinks).set({ revokedAt: clock() }).where(eq(accountLinks.id, id));
}

/** For an account that is deactivated, gets a new link, or has a new password. */
export async function revokeResetLinks({ db, clock }: Transaction, staffId: number): Promise<void> {
  await db
    .update(accountLinks)
    .set({ revokedAt: clock() })
    .where(and(eq(accountLinks.staffId, staffId), ne(accountLinks.kind, 'invitation'), isOpen));
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
async function lockInvitation({ db }: Transaction, id: string): Promise<AccountLinkRow> {
  const [row] = await db
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.id, id), eq(accountLinks.kind, 'invitation'), isOpen))
    .for('update');
  if (row) return row;
  throw new DomainError('not-found', 'This invitation was accepted or revoked already');
}

const toInvitation = ({ clock }: Pick<Context, 'clock'>, row: AccountLinkRow): Invitation => ({
  id: row.id,
  email: row.email,
  name: row.name ?? '',
  role: row.role ?? 'writer',
  language: row.language ?? 'en',
  readsMessages: row.readsMessages ?? false,
  createdBy: row.createdByEmail,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isExpired: row.expiresAt <= clock(),
});
