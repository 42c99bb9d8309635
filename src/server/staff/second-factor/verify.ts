import type { Context } from '../../context.ts';
import { and, arrayContains, eq, isNull, lt, or, sql } from '../../db/drizzle.ts';
import { secondFactors } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import type { Transaction } from '../../transaction.ts';
import { countAttempt, refundAttempt, WRONG_CODE } from './code-attempts.ts';
import { type Factor, loadConfirmedFactor } from './load-factor.ts';
import { hashRecoveryCode, isAppCode, normaliseCode, timeStepOf } from './one-time-code.ts';

/**
 * Verifies the code of a login whose password was right. Returns the factor, or undefined if the account has none. Throws
 * `unauthenticated` with a field `code` when the code is missing or wrong, and `too-many`.
 */
export async function verifySecondFactor(
  context: Context,
  staffId: number,
  code: string | undefined,
): Promise<Factor | undefined> {
  const factor = await loadConfirmedFactor(context, staffId);
  if (!factor) return undefined;
  if (!code?.trim()) throw codeRequired();
  await countAttempt(context, staffId);
  const isCorrect = isAppCode(code)
    ? await consumeAppCode(context, factor, normaliseCode(code))
    : await consumeRecoveryCode(context, staffId, code);
  if (!isCorrect) {
    context.log.info('login-refused', { staffId, step: 'code' });
    throw codeRequired(WRONG_CODE);
  }
  await refundAttempt(context, staffId);
  return factor;
}

/**
 * Throws `unauthenticated` when the second factor changed after it was verified. The transaction must hold the account's
 * lock.
 */
export async function assertSecondFactorUnchanged(tx: Transaction, staffId: number, verified: Factor | undefined) {
  const factor = await loadConfirmedFactor(tx, staffId);
  if (factor?.secret === verified?.secret) return;
  if (factor) throw codeRequired();
  throw new DomainError('unauthenticated', 'Two-step login was just turned off for this account. Please log in again.');
}

const codeRequired = (message = 'Enter the code that your authenticator app shows') =>
  new DomainError('unauthenticated', message, { fields: { code: message } });

/** Checks and records the time step in one statement, so that simultaneous logins cannot use a code twice. */
async function consumeAppCode({ db, clock }: Context, { staffId, secret }: Factor, code: string): Promise<boolean> {
  const step = timeStepOf(code, secret, clock());
  if (step === undefined) return false;
  const unused = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.staffId, staffId), eq(secondFactors.secret, secret), unused))
    .returning({ staffId: secondFactors.staffId });
  return used.length > 0;
}

async function consumeRecoveryCode(context: Context, staffId: number, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(code);
  const used = await context.db
    .update(secondFactors)
    .set({ recoveryCodeHashes: sql`array_remove(${secondFactors.recoveryCodeHashes}, ${hash})` })
    .where(and(eq(secondFactors.staffId, staffId), arrayContains(secondFactors.recoveryCodeHashes, [hash])))
    .returning({ staffId: secondFactors.staffId });
  return used.length > 0;
}
