import { and, arrayContains, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { SecondFactorSetup } from '../../shared/contract/second-factor.ts';
import { audit } from '../audit/record.ts';
import { type Context, requireAccount, requireStaff } from '../context.ts';
import { secondFactors, sessions, staff } from '../db/schema/staff.ts';
import { DomainError, isDomainError } from '../errors.ts';
import { giveBack, type Limit, takeTurn } from '../http/rate-limit.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
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
 * Makes a secret for the own authenticator app; asked again, it is the same one, which the app may have already.
 * Logging in stays as it is until a first code was right. Throws `invalid` for a wrong password, `too-many`, and `conflict` when there is a second factor already.
 */
export async function beginSecondFactor(context: Context, password: string): Promise<SecondFactorSetup> {
  const { staffId, email } = requireAccount(context);
  await verifyOwnPassword(context, password);
  await context.db.insert(secondFactors).values({ staffId, secret: newSecret() }).onConflictDoNothing();
  const begun = await loadBegun(context, staffId);
  if (!begun) throw new DomainError('conflict', 'Two-step login is on already. Turn it off first for another phone.');
  const { secret } = begun;
  return { secret, address: appAddress(secret, email, new URL(context.siteUrl).host) };
}

/**
 * Turns the second factor on with a first code of the app, and answers the recovery codes, which are shown this once.
 * All other sessions end. Throws `invalid` for a wrong code, `conflict` when none was begun, and `too-many`.
 */
export async function confirmSecondFactor(context: Context, code: string): Promise<{ recoveryCodes: string[] }> {
  const { staffId, sessionId, email } = requireAccount(context);
  const begun = await loadBegun(context, staffId);
  if (!begun) throw endedElsewhere();
  await takeGuess(context, staffId);
  const step = stepOf(plain(code), begun.secret, context.clock());
  if (step === undefined) throw new DomainError('invalid', WRONG, { fields: { code: WRONG } });
  await giveBack(context, guessesAt(staffId));
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(context, async (tx) => {
    await lockAccount(tx, staffId);
    const confirmed = await tx.db
      .update(secondFactors)
      .set({ confirmedAt: tx.clock(), lastStep: step, recoveryCodeHashes: recoveryCodes.map(hashRecoveryCode) })
      .where(and(isBegunBy(staffId), eq(secondFactors.secret, begun.secret)))
      .returning({ staffId: secondFactors.staffId });
    if (confirmed.length === 0) throw endedElsewhere();
    await endOtherSessions(tx, staffId, sessionId);
    await audit(tx, 'account.second-factor-on', { id: staffId, name: email });
  });
  return { recoveryCodes };
}

/** Turns the own second factor off, and ends all other sessions. Throws `invalid` for a wrong password, `too-many`. */
export async function endSecondFactor(context: Context, password: string): Promise<undefined> {
  const { staffId, email, sessionId } = requireAccount(context);
  await verifyOwnPassword(context, password);
  await removeFactor(context, { staffId, email, sessionId });
}

/**
 * For somebody who lost phone and recovery codes: by whoever runs the site. Ends all sessions, of which one may be on
 * that phone. Throws `not-found`.
 */
export async function removeSecondFactorOf(context: Context, email: string): Promise<void> {
  requireStaff(context);
  const [account] = await context.db.select().from(staff).where(eq(staff.email, email.trim().toLowerCase()));
  if (!account) throw new DomainError('not-found', `There is no account ${email}`);
  await removeFactor(context, { staffId: account.id, email: account.email });
}

/**
 * The second step of a login whose password was right: whether the account has one. Throws `unauthenticated` with a
 * field `code` when one is wanted or was wrong, and `too-many` after ten wrong ones, from wherever: whoever guesses
 * here has the password.
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
    throw codeWanted(WRONG);
  }
  await giveBack(context, guessesAt(staffId));
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
const endedElsewhere = () =>
  new DomainError('conflict', 'Two-step login was finished or stopped elsewhere. Please look what it says now.');

/** Throws `too-many`, at the field. */
async function takeGuess(context: Context, staffId: number): Promise<void> {
  await takeTurn(context, guessesAt(staffId), TOO_MANY).catch((error: unknown) => {
    if (!isDomainError(error)) throw error;
    const { code, message, retryAfterSeconds } = error;
    throw new DomainError(code, message, {
      fields: { code: message },
      ...(retryAfterSeconds && { retryAfterSeconds }),
    });
  });
}

const guessesAt = (staffId: number): Limit => ({ key: `code:${staffId}`, max: 10, windowSeconds: 15 * 60 });

type Factor = typeof secondFactors.$inferSelect;

const isBegunBy = (staffId: number) => and(eq(secondFactors.staffId, staffId), isNull(secondFactors.confirmedAt));

async function loadBegun({ db }: Context, staffId: number): Promise<Factor | undefined> {
  const [begun] = await db.select().from(secondFactors).where(isBegunBy(staffId));
  return begun;
}

async function loadFactor({ db }: Context, staffId: number): Promise<Factor | undefined> {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.staffId, staffId), isNotNull(secondFactors.confirmedAt)));
  return factor;
}

async function lockAccount({ db }: Transaction, staffId: number): Promise<void> {
  await db.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('update');
}

const endOtherSessions = ({ db }: Transaction, staffId: number, sessionId: string | undefined) =>
  db.delete(sessions).where(and(eq(sessions.staffId, staffId), sessionId ? ne(sessions.id, sessionId) : undefined));

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

type Owner = { staffId: number; email: string; sessionId?: string };

async function removeFactor(context: Context, { staffId, email, sessionId }: Owner): Promise<void> {
  await inTransaction(context, async (tx) => {
    await endOtherSessions(tx, staffId, sessionId);
    const removed = await tx.db
      .delete(secondFactors)
      .where(eq(secondFactors.staffId, staffId))
      .returning({ confirmedAt: secondFactors.confirmedAt });
    if (removed[0]?.confirmedAt) await audit(tx, 'account.second-factor-off', { id: staffId, name: email });
  });
}
