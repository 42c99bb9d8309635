import { notLoggedIn, requireAccount } from '../context.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import { and, asc, eq, sql } from '../db/drizzle.ts';
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
  if (!account?.isActive || !session) throw notLoggedIn();
  if (verifiedHash !== undefined && account.passwordHash !== verifiedHash) throw wrongCurrentPassword();
}

export function wrongCurrentPassword(): DomainError {
  const message = 'This is not your current password';
  return new DomainError('invalid', message, { fields: { currentPassword: message } });
}

const LAST_ADMINISTRATOR = 'This is the last administrator who can log in. Make somebody else administrator first.';

/**
 * Locks all active administrators until the transaction ends, so that two of them cannot remove each other, and returns
 * their ids. Call it before {@link lockAccount}. Throws `forbidden` when the caller is no longer one: the role may have
 * changed since the request came in.
 */
export async function lockAdministrators({ db, actor }: Transaction): Promise<number[]> {
  // Row locks alone would deadlock: Postgres keeps its lock on a row that no longer matches after the wait.
  await db.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.people})`);
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(isAdministrator)
    .orderBy(asc(staff.id))
    .for('update');
  const ids = rows.map(({ id }) => id);
  if (actor.kind === 'staff' && !ids.includes(actor.staffId))
    throw new DomainError('forbidden', 'You are no longer an administrator: your account was just changed.');
  return ids;
}

const isAdministrator = and(eq(staff.role, 'administrator'), eq(staff.isActive, true));

/** Throws `conflict` when this account is the last administrator. */
export function assertNotLast(administrators: readonly number[], id: number): void {
  if (administrators.length === 1 && administrators[0] === id) throw new DomainError('conflict', LAST_ADMINISTRATOR);
}
