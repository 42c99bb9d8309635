import type { Context } from '../../context.ts';
import { consumeRateLimit } from '../../limits/rate-limit.ts';

/** Hashing a password is costly, and people rarely open links so often. */
const PER_ADDRESS = { max: 30, windowSeconds: 15 * 60 };

export const limitAccountLinks = (context: Context, clientAddress: string) =>
  consumeRateLimit(
    context,
    { key: `account-link:${clientAddress}`, ...PER_ADDRESS },
    'Too many attempts. Please try again in a quarter of an hour.',
  );
