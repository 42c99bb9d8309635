import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Said } from '../../../shared/errors/sentence.ts';
import type { Context } from '../../context.ts';
import { and, arrayContains, eq, isNotNull, isNull, lt, or, sql } from '../../db/drizzle.ts';
import { secondFactors } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { consumeRateLimit, type RateLimit, refundRateLimit } from '../../limits/rate-limit.ts';
import type { Transaction } from '../../transaction.ts';

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

const codeRequired = (message: Said = 'Enter the code that your authenticator app shows') =>
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

const TOO_MANY = 'Too many wrong codes. Please try again in a quarter of an hour.';

export const WRONG_CODE = 'This code is not right, or was used before. Enter the one that the app shows now.';

/**
 * Throws `too-many`, for the field `code`, after ten wrong codes for an account from any address: an attacker who gets
 * this far has the password.
 */
export async function countAttempt(context: Context, staffId: number): Promise<void> {
  await consumeRateLimit(context, codeAttempts(staffId), TOO_MANY).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    const { code, retryAfterSeconds } = error;
    throw new DomainError(code, TOO_MANY, {
      fields: { code: TOO_MANY },
      ...(retryAfterSeconds && { retryAfterSeconds }),
    });
  });
}

/** Call it after a right code, because only wrong ones count. */
export const refundAttempt = (context: Context, staffId: number) => refundRateLimit(context, codeAttempts(staffId));

const codeAttempts = (staffId: number): RateLimit => ({ key: `code:${staffId}`, max: 10, windowSeconds: 15 * 60 });

export type Factor = typeof secondFactors.$inferSelect;

/** The second factor that login asks for; undefined while it is not set up or not confirmed. */
export async function loadConfirmedFactor({ db }: Context, staffId: number): Promise<Factor | undefined> {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.staffId, staffId), isNotNull(secondFactors.confirmedAt)));
  return factor;
}

/** For a changed password: a thief who knew the old one may have started the set-up and know its secret. */
export async function deleteUnconfirmedFactor({ db }: Transaction, staffId: number): Promise<void> {
  await db.delete(secondFactors).where(and(eq(secondFactors.staffId, staffId), isNull(secondFactors.confirmedAt)));
}

const PERIOD_SECONDS = 30;
/** Allows for a phone's clock that is half a minute off. */
const CLOCK_TOLERANCE_STEPS = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODE_COUNT = 5;
/** 120 random bits cannot be guessed, so a fast hash is enough. */
const RECOVERY_BYTES = 15;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The content of the QR code that an authenticator app scans (`otpauth://…`). */
export const otpauthUrl = (secret: string, account: string, issuer: string): string =>
  createTotp(secret, { label: account, issuer }).toString();

/** The time step (half minutes since 1970) of a valid code; undefined for a wrong or expired code. */
export function timeStepOf(code: string, secret: string, now: Date): number | undefined {
  if (!isAppCode(code)) return undefined;
  const totp = createTotp(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: CLOCK_TOLERANCE_STEPS });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Each logs in once without the phone. Six groups: `ABCD-EFGH-…`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () => {
    const letters = new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer }).base32;
    return (letters.match(/.{4}/g) ?? []).join('-');
  });

/** Ignores case, spaces and hyphens. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(normaliseCode(code).toUpperCase()).digest('base64url');

/** An authenticator app's code has six digits; anything else counts as a recovery code. */
const isAppCode = (code: string): boolean => /^\d{6}$/.test(normaliseCode(code));

export const normaliseCode = (code: string): string => code.replace(/[\s-]/g, '');

const createTotp = (secret: string, { label = '', issuer = '' } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, label, issuer });
