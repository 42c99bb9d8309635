import { and, arrayContains, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { secondFactors } from '../../db/schema/staff.ts';
import type { Transaction } from '../../db/transaction.ts';
import { DomainError } from '../../errors/errors.ts';
import { countAttempt, refundAttempt, WRONG_CODE } from './code-attempts.ts';
import { type Factor, loadConfirmedFactor } from './factor.ts';
import { hashRecoveryCode, isAppCode, normaliseCode, timeStepOf } from './one-time-code.ts';

/**
 * The second step of a login whose password was right: that of the account, if it has one. Throws `unauthenticated`
 * with a field `code` when one is wanted or was wrong, and `too-many`.
 */
export async function verifySecondFactor(
  context: Context,
  staffId: number,
  code: string | undefined,
): Promise<Factor | undefined> {
  const factor = await loadConfirmedFactor(context, staffId);
  if (!factor) return undefined;
  if (!code?.trim()) throw codeWanted();
  await countAttempt(context, staffId);
  const isRight = isAppCode(code)
    ? await spendAppCode(context, factor, normaliseCode(code))
    : await spendRecoveryCode(context, staffId, code);
  if (!isRight) {
    context.log.info('login-refused', { staffId, step: 'code' });
    throw codeWanted(WRONG_CODE);
  }
  await refundAttempt(context, staffId);
  return factor;
}

/**
 * Within the transaction that opens a session and holds the account's lock: that the second step is still the one that
 * was passed. Throws `unauthenticated`.
 */
export async function assertSecondFactorUnchanged(tx: Transaction, staffId: number, passed: Factor | undefined) {
  const factor = await loadConfirmedFactor(tx, staffId);
  if (factor?.secret === passed?.secret) return;
  if (factor) throw codeWanted();
  throw new DomainError('unauthenticated', 'Two-step login was just turned off for this account. Please log in again.');
}

const codeWanted = (message = 'Enter the code that your authenticator app shows') =>
  new DomainError('unauthenticated', message, { fields: { code: message } });

/** One statement decides, so that a code does not count twice at the same moment either. */
async function spendAppCode({ db, clock }: Context, { staffId, secret }: Factor, code: string): Promise<boolean> {
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

async function spendRecoveryCode(context: Context, staffId: number, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(code);
  const used = await context.db
    .update(secondFactors)
    .set({ recoveryCodeHashes: sql`array_remove(${secondFactors.recoveryCodeHashes}, ${hash})` })
    .where(and(eq(secondFactors.staffId, staffId), arrayContains(secondFactors.recoveryCodeHashes, [hash])))
    .returning({ staffId: secondFactors.staffId });
  return used.length > 0;
}
