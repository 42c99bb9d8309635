import { inArray, sql } from 'drizzle-orm';
import { type Context, requireStaff } from '../context.ts';
import { images } from '../db/schema/images.ts';
import { articles, writers } from '../db/schema/magazine.ts';
import { HASH_IN_TEXT, imageFileNames } from './file-names.ts';

const UNUSED_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The rest waits for the next run, so that one run never holds the database for long. */
const AT_ONCE = 100;

/**
 * Removes pictures that no article or writer has referred to for 30 days: time for a draft that a browser keeps, and
 * for somebody who puts back what another one took out. Returns how many.
 */
export async function removeUnusedImages(context: Context): Promise<number> {
  requireStaff(context);
  const now = context.clock();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return context.db.transaction(async (db) => {
    const used = sql`
      select found[1] from ${articles}, regexp_matches(concat(${articles.image}, ' ', ${articles.content}), ${HASH_IN_TEXT}, 'g') as found
      union select found[1] from ${writers}, regexp_matches(${writers.profileImage}, ${HASH_IN_TEXT}, 'g') as found`;
    // The 30 days begin when its use ends, not when it was uploaded; to know that to a day is enough.
    await db
      .update(images)
      .set({ uploadedAt: now })
      .where(sql`${images.uploadedAt} < ${daysAgo(1)} and ${images.hash} in (${used})`);
    const unused = await db
      .select({ hash: images.hash })
      .from(images)
      .where(sql`${images.uploadedAt} < ${daysAgo(UNUSED_DAYS)} and ${images.hash} not in (${used})`)
      .orderBy(images.uploadedAt)
      .limit(AT_ONCE)
      // An upload of the same picture waits until it is gone, then stores it anew.
      .for('update');
    const hashes = unused.map(({ hash }) => hash);
    if (hashes.length === 0) return 0;
    await context.images.remove(hashes.flatMap((hash) => Object.values(imageFileNames(hash))));
    await db.delete(images).where(inArray(images.hash, hashes));
    return hashes.length;
  });
}
