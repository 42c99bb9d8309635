import type { Context } from '../../context.ts';
import { DomainError } from '../../errors/errors.ts';
import { consumeRateLimit, type RateLimit, refundRateLimit } from '../../limits/rate-limit.ts';

const TOO_MANY = 'Too many wrong codes. Please try again in a quarter of an hour.';

export const WRONG_CODE = 'This code is not right, or was used before. Take the one that the app shows now.';

/**
 * Throws `too-many`, for the field `code`, after ten wrong codes for an account from any address: an attacker who gets
 * this far has the password.
 */
export async function countAttempt(context: Context, staffId: number): Promise<void> {
  await consumeRateLimit(context, codeAttempts(staffId), TOO_MANY).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    const { code, message, retryAfterSeconds } = error;
    throw new DomainError(code, message, {
      fields: { code: message },
      ...(retryAfterSeconds && { retryAfterSeconds }),
    });
  });
}

/** Call it after a right code, because only wrong ones count. */
export const refundAttempt = (context: Context, staffId: number) => refundRateLimit(context, codeAttempts(staffId));

const codeAttempts = (staffId: number): RateLimit => ({ key: `code:${staffId}`, max: 10, windowSeconds: 15 * 60 });
