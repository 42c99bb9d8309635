import { createHmac } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { rateLimits } from '../db/schema/limits.ts';
import { DomainError } from '../errors/errors.ts';

/** Two servers' clocks differ a little. */
const CLOCK_TOLERANCE_MS = 60_000;

export type RateLimit = { key: string; max: number; windowSeconds: number };

/**
 * Counts one turn, and throws `too-many` with the time to wait when it is more than `max` within the window. Counted
 * before what is limited happens, so that a hundred attempts at the same moment do not all slip through.
 */
export async function consumeRateLimit(context: Context, limit: RateLimit, message: string): Promise<void> {
  const { count, expiresAt } = await incrementRateLimit(context, limit);
  if (count <= limit.max) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((expiresAt.getTime() - context.clock().getTime()) / 1000));
  throw new DomainError('too-many', message, { retryAfterSeconds });
}

/** Takes a turn back that turned out not to count. */
export async function refundRateLimit(context: Context, { key }: RateLimit): Promise<void> {
  await context.db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(eq(rateLimits.key, hashed(context, key)));
}

/** Counts one; the window starts with the first and does not slide. */
export async function incrementRateLimit(context: Context, { key, windowSeconds }: Omit<RateLimit, 'max'>) {
  const now = context.clock();
  const expiresAt = new Date(now.getTime() + windowSeconds * 1000);
  // One that ends later than it can was opened while the clock was wrong; nobody waits for that.
  const latest = new Date(expiresAt.getTime() + CLOCK_TOLERANCE_MS);
  const isOpen = and(gt(rateLimits.expiresAt, now), lte(rateLimits.expiresAt, latest));
  const [row] = await context.db
    .insert(rateLimits)
    .values({ key: hashed(context, key), count: 1, expiresAt })
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

/** Addresses and e-mails are personal data; what is counted needs neither. */
const hashed = ({ sessionSecret }: Context, key: string) =>
  createHmac('sha256', sessionSecret).update(key).digest('base64url');
