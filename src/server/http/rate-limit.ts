import { createHmac } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { rateLimits } from '../db/schema/limits.ts';
import { DomainError } from '../errors.ts';

/** Throws `too-many`, with the time to wait, when `key` was counted `max` times within its window. */
export async function assertBelow(
  context: Context,
  limit: { key: string; max: number },
  message: string,
): Promise<void> {
  const now = context.clock();
  const [row] = await context.db
    .select()
    .from(rateLimits)
    .where(and(eq(rateLimits.key, hashed(context, limit.key)), gt(rateLimits.expiresAt, now)));
  if (row && row.count >= limit.max) {
    const retryAfterSeconds = Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000));
    throw new DomainError('too-many', message, { retryAfterSeconds });
  }
}

/** Counts one; the window starts with the first and does not slide. Windows that are over are cleared on the way. */
export async function countUp(context: Context, key: string, windowSeconds: number): Promise<void> {
  const now = context.clock();
  const expiresAt = new Date(now.getTime() + windowSeconds * 1000);
  await context.db.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
  await context.db
    .insert(rateLimits)
    .values({ key: hashed(context, key), count: 1, expiresAt })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count: sql`${rateLimits.count} + 1` } });
}

/** Addresses and e-mails are personal data; what is counted needs neither. */
const hashed = ({ sessionSecret }: Context, key: string) =>
  createHmac('sha256', sessionSecret).update(key).digest('base64url');
