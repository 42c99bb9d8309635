import { and, arrayContains, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { secondFactors } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors.ts';
import type { Transaction } from '../../transaction.ts';
import { type Factor, loadFactor, lockAccount } from './factor.ts';
import { giveGuessBack, takeGuess, WRONG_CODE } from './guesses.ts';
import { hashRecoveryCode, isAppCode, plain, stepOf } from './one-time-code.ts';

/**
 * The second step of a login whose password was right: whether the account has one. Throws `unauthenticated` with a
 * field `code` when one is wanted or was wrong, and `too-many`.
 */
export async function passSecondFactor(context: Context, staffId: number, code: string | undefined): Promise<boolean> {
  const factor = await loadFactor(context, staffId);
  if (!factor) return false;
  if (!code?.trim()) throw codeWanted();
  await takeGuess(context, staffId);
  const isRight = isAppCode(code)
    ? await spendAppCode(context, factor, plain(code))
    : await spendRecoveryCode(context, staffId, code);
  if (!isRight) {
    context.log.info('login-refused', { staffId, step: 'code' });
    throw codeWanted(WRONG_CODE);
  }
  await giveGuessBack(context, staffId);
  return true;
}

/**
 * Within the transaction that opens a session without a code: that none is asked for since. Throws `unauthenticated`.
 * Turning it on waits for the same row, so that it ends the session that this one opens.
 */
export async function assertNoSecondFactor(tx: Transaction, staffId: number): Promise<void> {
  await lockAccount(tx, staffId);
  if (await loadFactor(tx, staffId)) throw codeWanted();
}

const codeWanted = (message = 'Enter the code that your authenticator app shows') =>
  new DomainError('unauthenticated', message, { fields: { code: message } });

/** One statement decides, so that a code does not count twice at the same moment either. */
async function spendAppCode({ db, clock }: Context, { staffId, secret }: Factor, code: string): Promise<boolean> {
  const step = stepOf(code, secret, clock());
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
