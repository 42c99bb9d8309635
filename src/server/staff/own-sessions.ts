import type { StaffSession } from '../../shared/contract/accounts/account.ts';
import { audit } from '../audit/record.ts';
import { type Context, requireAccount } from '../context.ts';
import { and, desc, eq, gt } from '../db/drizzle.ts';
import { sessions } from '../db/schema/staff.ts';
import { DomainError } from '../errors/errors.ts';
import { inTransaction } from '../transaction.ts';

/** The caller's open sessions, the most recently used first. */
export async function listSessions(context: Context): Promise<StaffSession[]> {
  const { staffId, sessionId } = requireAccount(context);
  const rows = await context.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.staffId, staffId), gt(sessions.expiresAt, context.clock())))
    .orderBy(desc(sessions.lastUsedAt));
  return rows.map(({ id, createdAt, lastUsedAt, browser }) => ({
    id,
    browser,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === sessionId,
  }));
}

/** Ends one of the caller's sessions. Throws `not-found`. */
export async function endSession(context: Context, id: string): Promise<undefined> {
  const { staffId, email } = requireAccount(context);
  await inTransaction(context, async (tx) => {
    const ended = await tx.db
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.staffId, staffId)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new DomainError('not-found', 'This session has ended already');
    await audit(tx, 'account.session-ended', { id: staffId, name: email });
  });
}

/** Ends the session of the request, if it has one. */
export async function logout(context: Context): Promise<void> {
  const { actor } = context;
  if (actor.kind !== 'staff') return;
  await inTransaction(context, async (tx) => {
    await tx.db.delete(sessions).where(eq(sessions.id, actor.sessionId));
    await audit(tx, 'account.logged-out', { id: actor.staffId, name: actor.email });
  });
}
