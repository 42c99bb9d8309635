import type { Context } from '../../context.ts';
import { DomainError, isDomainError } from '../../errors/errors.ts';
import { giveBack, type Limit, takeTurn } from '../../limits/rate-limit.ts';

const TOO_MANY = 'Too many wrong codes. Please try again in a quarter of an hour.';

export const WRONG_CODE = 'This code is not right, or was used before. Take the one that the app shows now.';

/**
 * Counts a guess at the codes of an account. Throws `too-many` after ten wrong ones, at the field, from wherever they
 * came: whoever guesses here has the password already.
 */
export async function countAttempt(context: Context, staffId: number): Promise<void> {
  await takeTurn(context, guessesAt(staffId), TOO_MANY).catch((error: unknown) => {
    if (!isDomainError(error)) throw error;
    const { code, message, retryAfterSeconds } = error;
    throw new DomainError(code, message, {
      fields: { code: message },
      ...(retryAfterSeconds && { retryAfterSeconds }),
    });
  });
}

/** A guess that was right is none. */
export const refundAttempt = (context: Context, staffId: number) => giveBack(context, guessesAt(staffId));

const guessesAt = (staffId: number): Limit => ({ key: `code:${staffId}`, max: 10, windowSeconds: 15 * 60 });
