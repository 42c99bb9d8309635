import { requireAccount } from '../context.ts';
import { eq } from '../db/drizzle.ts';
import { sessions, staff } from '../db/schema/staff.ts';
import { DomainError } from '../errors/errors.ts';
import type { Transaction } from '../transaction.ts';

/**
 * Locks the account's row until the transaction ends. Logins and every change of a password, second factor or account
 * state take this lock first, so they run one after the other. Returns undefined for a deleted account.
 */
export async function lockAccount(
  { db }: Transaction,
  staffId: number,
): Promise<typeof staff.$inferSelect | undefined> {
  const [account] = await db.select().from(staff).where(eq(staff.id, staffId)).for('update');
  return account;
}

/**
 * Locks the caller's account. Throws `unauthenticated` when the session has ended since the request came in, and
 * `invalid` when the password is no longer the one that was verified.
 */
export async function lockOwnAccount(tx: Transaction, verifiedHash?: string): Promise<void> {
  const { staffId, sessionId } = requireAccount(tx);
  const account = await lockAccount(tx, staffId);
  const [session] = await tx.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId));
  if (!account?.isActive || !session) throw new DomainError('unauthenticated', 'Please log in first');
  if (verifiedHash !== undefined && account.passwordHash !== verifiedHash) throw wrongCurrentPassword();
}

export function wrongCurrentPassword(): DomainError {
  const message = 'This is not your current password';
  return new DomainError('invalid', message, { fields: { currentPassword: message } });
}
