import { ADVISORY_LOCKS } from '../../db/advisory-locks.ts';
import { and, asc, eq, sql } from '../../db/drizzle.ts';
import { staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import type { Transaction } from '../../transaction.ts';

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
