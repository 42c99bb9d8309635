import { createHmac } from 'node:crypto';
import type { Said } from '../../shared/errors/sentence.ts';
import type { Context } from '../context.ts';
import { and, eq, gt, lte, sql } from '../db/drizzle.ts';
import { rateLimits } from '../db/schema/limits.ts';
import { DomainError } from '../errors/errors.ts';

/** How much the clocks of two servers may differ. */
const CLOCK_TOLERANCE_MS = 60_000;

export type RateLimit = { key: string; max: number; windowSeconds: number };

/**
 * Counts one attempt; throws `too-many` with the seconds to wait when there are more than `max` in the window. Call it
 * before the limited work, so that concurrent attempts cannot exceed the limit.
 */
export async function consumeRateLimit(context: Context, limit: RateLimit, message: Said): Promise<void> {
  const { count, expiresAt } = await incrementRateLimit(context, limit);
  if (count <= limit.max) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((expiresAt.getTime() - context.clock().getTime()) / 1000));
  throw new DomainError('too-many', message, { retryAfterSeconds });
}

/** Uncounts an attempt, for example a login that succeeded. */
export async function refundRateLimit(context: Context, { key }: RateLimit): Promise<void> {
  await context.db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(eq(rateLimits.key, hashKey(context, key)));
}

/** Counts one attempt in a fixed window, which starts at the first attempt. */
export async function incrementRateLimit(context: Context, { key, windowSeconds }: Omit<RateLimit, 'max'>) {
  const now = context.clock();
  const expiresAt = new Date(now.getTime() + windowSeconds * 1000);
  // A window that ends later than this was opened while the clock was ahead, and is ignored.
  const latestExpiry = new Date(expiresAt.getTime() + CLOCK_TOLERANCE_MS);
  const isOpen = and(gt(rateLimits.expiresAt, now), lte(rateLimits.expiresAt, latestExpiry));
  const [row] = await context.db
    .insert(rateLimits)
    .values({ key: hashKey(context, key), count: 1, expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOpen} then ${rateLimits.count} + 1 else 1 end`,
        expiresAt: sql`case when ${isOpen} then ${rateLimits.expiresAt} else excluded.expires_at end`,
      },
    })
    .returning();
  return row ?? { count: 1, expiresAt };
}

/** Keys hold IP and e-mail addresses; the database stores only their hash. */
const hashKey = ({ sessionSecret }: Context, key: string) =>
  createHmac('sha256', sessionSecret).update(key).digest('base64url');
