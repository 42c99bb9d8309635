import { PRESENCE_SECONDS } from '../../shared/constants.ts';
import type { Context } from '../context.ts';
import { lte } from '../db/drizzle.ts';
import { articlePresence } from '../db/schema/articles/presence.ts';

/** Deletes presences without a ping for a minute; maintenance runs it too. Returns how many rows. */
export async function deleteExpiredPresence({ db, clock }: Context): Promise<number> {
  const expiry = new Date(clock().getTime() - PRESENCE_SECONDS * 1000);
  const expired = await db
    .delete(articlePresence)
    .where(lte(articlePresence.seenAt, expiry))
    .returning({ tab: articlePresence.tab });
  return expired.length;
}
