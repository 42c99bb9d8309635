import { lte } from 'drizzle-orm';
import { PRESENCE_SECONDS } from '../../shared/constants.ts';
import type { Context } from '../context.ts';
import { articlePresence } from '../db/schema/presence.ts';

/** Who was seen last at this moment or before has closed the article. */
export const expiryOf = ({ clock }: Context) => new Date(clock().getTime() - PRESENCE_SECONDS * 1000);

/** Deletes what says nothing any more; maintenance runs it. Returns how many rows. */
export async function deleteExpiredPresence(context: Context): Promise<number> {
  const expired = await context.db
    .delete(articlePresence)
    .where(lte(articlePresence.seenAt, expiryOf(context)))
    .returning({ tab: articlePresence.tab });
  return expired.length;
}
