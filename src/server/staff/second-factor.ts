import { and, arrayContains, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { SecondFactorSetup } from '../../shared/contract/second-factor.ts';
import { audit } from '../audit/record.ts';
import { type Context, requireAccount, requireStaff } from '../context.ts';
import { secondFactors, sessions, staff } from '../db/schema/staff.ts';
import { DomainError } from '../errors.ts';
import { giveBack, type Limit, takeTurn } from '../http/rate-limit.ts';
import { inTransaction } from '../transaction.ts';
import { verifyOwnPassword } from './change-password.ts';
import {
  appAddress,
  hashRecoveryCode,
  isAppCode,
  newRecoveryCodes,
  newSecret,
  plain,
  stepOf,
} from './one-time-code.ts';

const TOO_MANY = 'Too many wrong codes. Please try again in a quarter of an hour.';
const WRONG = 'This code is not right, or was used before. Take the one that the app shows now.';

/** Whether the own account asks for a code, and how many recovery codes are left. */
export async function getSecondFactor(context: Context): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
  const factor = await loadFactor(context, requireAccount(context).staffId);
  return { isOn: factor !== undefined, recoveryCodesLeft: factor?.recoveryCodeHashes.length ?? 0 };
}

/**
 * Makes a secret for the own authenticator app. Logging in stays as it is until a first code was right. Throws
 * `invalid` for a wrong password, `too-many`, and `conflict` when there is a second factor already.
 */
export async function beginSecondFactor(context: Context, password: string): Promise<SecondFactorSetup> {
  const { staffId, email } = requireAccount(context);
  await verifyOwnPassword(context, password);
  const secret = newSecret();
  const [begun] = await context.db
    .insert(secondFactors)
    .values({ staffId, secret })
    .onConflictDoUpdate({
      target: secondFactors.staffId,
      set: { secret, lastStep: null },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ staffId: secondFactors.staffId });
  if (!begun) throw new DomainError('conflict', 'Two-step login is on already. Turn it off first for another phone.');
  return { secret, address: appAddress(secret, email, new URL(context.siteUrl).host) };
}

/**
 * Turns the second factor on with a first code of the app, and answers the recovery codes, which are shown this once.
 * All other sessions end. Throws `invalid` for a wrong code, `conflict` when none was begun, and `too-many`.
 */
export async function confirmSecondFactor(context: Context, code: string): Promise<{ recoveryCodes: string[] }> {
  const { staffId, sessionId, email } = requireAccount(context);
  const [begun] = await context.db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.staffId, staffId), isNull(secondFactors.confirmedAt)));
  if (!begun) throw new DomainError('conflict', 'Please start again: this was finished or stopped elsewhere.');
  const limit = guessesAt(staffId);
  await takeTurn(context, limit, TOO_MANY);
  const step = stepOf(plain(code), begun.secret, context.clock());
  if (step === undefined) throw new DomainError('invalid', WRONG, { fields: { code: WRONG } });
  await giveBack(context, limit);
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(context, async (tx) => {
    await tx.db
      .update(secondFactors)
      .set({ confirmedAt: tx.clock(), lastStep: step, recoveryCodeHashes: recoveryCodes.map(hashRecoveryCode) })
      .where(and(eq(secondFactors.staffId, staffId), eq(secondFactors.secret, begun.secret)));
    await tx.db.delete(sessions).where(and(eq(sessions.staffId, staffId), sql`${sessions.id} <> ${sessionId}`));
    await audit(tx, 'account.second-factor-on', { id: staffId, name: email });
  });
  return { recoveryCodes };
}

/** Turns the own second factor off. Throws `invalid` for a wrong password, and `too-many`. */
export async function endSecondFactor(context: Context, password: string): Promise<undefined> {
  const { staffId, email } = requireAccount(context);
  await verifyOwnPassword(context, password);
  await removeFactor(context, staffId, email);
}

/** For somebody who lost phone and recovery codes: by whoever runs the site. Throws `not-found`. */
export async function removeSecondFactorOf(context: Context, email: string): Promise<void> {
  requireStaff(context);
  const [account] = await context.db.select().from(staff).where(eq(staff.email, email.trim().toLowerCase()));
  if (!account) throw new DomainError('not-found', `There is no account ${email}`);
  await removeFactor(context, account.id, account.email);
}

/**
 * The second step of a login whose password was right. Throws `unauthenticated` with a field `code` when one is
 * wanted or was wrong, and `too-many` after ten wrong ones, from wherever: whoever guesses here has the password.
 */
export async function assertSecondFactor(context: Context, staffId: number, code: string | undefined): Promise<void> {
  const factor = await loadFactor(context, staffId);
  if (!factor) return;
  if (!code?.trim()) throw codeWanted('Enter the code that your authenticator app shows');
  const limit = guessesAt(staffId);
  await takeTurn(context, limit, TOO_MANY);
  const isRight = isAppCode(code)
    ? await spendAppCode(context, factor, plain(code))
    : await spendRecoveryCode(context, staffId, code);
  if (!isRight) throw codeWanted(WRONG);
  await giveBack(context, limit);
}

const codeWanted = (message: string) => new DomainError('unauthenticated', message, { fields: { code: message } });
const guessesAt = (staffId: number): Limit => ({ key: `code:${staffId}`, max: 10, windowSeconds: 15 * 60 });

type Factor = typeof secondFactors.$inferSelect;

async function loadFactor({ db }: Context, staffId: number): Promise<Factor | undefined> {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.staffId, staffId), isNotNull(secondFactors.confirmedAt)));
  return factor;
}

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

async function removeFactor(context: Context, staffId: number, email: string): Promise<void> {
  await inTransaction(context, async (tx) => {
    const removed = await tx.db
      .delete(secondFactors)
      .where(eq(secondFactors.staffId, staffId))
      .returning({ confirmedAt: secondFactors.confirmedAt });
    if (removed[0]?.confirmedAt) await audit(tx, 'account.second-factor-off', { id: staffId, name: email });
  });
}
