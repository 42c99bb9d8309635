import type { PasswordChange } from '../../shared/contract/accounts/account.ts';
import { audit } from '../audit/record.ts';
import { type Context, requireAccount } from '../context.ts';
import { eq } from '../db/drizzle.ts';
import { staff } from '../db/schema/staff.ts';
import { DomainError } from '../errors/errors.ts';
import { consumeRateLimit, type RateLimit, refundRateLimit } from '../limits/rate-limit.ts';
import { inTransaction } from '../transaction.ts';
import { revokeResetLinks } from './account-links/invitations.ts';
import { lockOwnAccount, wrongCurrentPassword } from './lock-account.ts';
import { assertStrongPassword, hashPassword, verifyPassword } from './password.ts';
import { deleteUnconfirmedFactor } from './second-factor/verify.ts';
import { endSessions } from './session.ts';

const TOO_MANY = 'Too many failed attempts. Please try again later.';

/**
 * Changes the caller's password and ends all their other sessions and reset links. Throws `invalid` for a wrong current password and for
 * a weak or unchanged new one, and `too-many` after several wrong ones.
 */
export async function changePassword(context: Context, input: PasswordChange): Promise<undefined> {
  const { staffId, sessionId, email, name } = requireAccount(context);
  const verifiedHash = await verifyOwnPassword(context, input.currentPassword);
  if (input.newPassword === input.currentPassword) {
    const message = 'Choose a password that differs from the one you have';
    throw new DomainError('invalid', message, { fields: { newPassword: message } });
  }
  await assertStrongPassword(input.newPassword, [email, name], 'newPassword');
  const passwordHash = await hashPassword(input.newPassword);
  await inTransaction(context, async (tx) => {
    await lockOwnAccount(tx, verifiedHash);
    await tx.db.update(staff).set({ passwordHash, passwordIsTemporary: false }).where(eq(staff.id, staffId));
    await deleteUnconfirmedFactor(tx, staffId);
    await endSessions(tx, staffId, { except: sessionId });
    await revokeResetLinks(tx, staffId);
    await audit(tx, 'account.password-changed', { id: staffId, name: email });
  });
}

/**
 * Protects security settings from a stranger at an unattended screen. Returns the verified hash, for `lockOwnAccount` to
 * compare. Throws `invalid` for a wrong password, and `too-many`.
 */
export async function verifyOwnPassword(context: Context, password: string): Promise<string> {
  const { staffId } = requireAccount(context);
  const limit: RateLimit = { key: `password:${staffId}`, max: 5, windowSeconds: 15 * 60 };
  await consumeRateLimit(context, limit, TOO_MANY);
  const [account] = await context.db.select().from(staff).where(eq(staff.id, staffId));
  const isCorrect = await verifyPassword(password, account?.passwordHash).catch(async (error: unknown) => {
    await refundRateLimit(context, limit);
    throw error;
  });
  if (!isCorrect || !account) throw wrongCurrentPassword();
  await refundRateLimit(context, limit);
  return account.passwordHash;
}
