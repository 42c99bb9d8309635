import { inArray, sql } from 'drizzle-orm';
import { type Context, requireStaff } from '../context.ts';
import { images } from '../db/schema/images.ts';
import { articles, writers } from '../db/schema/magazine.ts';
import { HASH_IN_TEXT, imageFileNames } from './file-names.ts';

const UNUSED_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Bounds the duration of the transaction; the next run removes the rest. */
const BATCH = 100;

/**
 * Removes pictures that no article or writer has used for 30 days. Until then, an unsaved draft in a browser can still
 * refer to them. Returns how many.
 */
export async function removeUnusedImages(context: Context): Promise<number> {
  requireStaff(context);
  const now = context.clock();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  return context.db.transaction(async (db) => {
    const used = sql`
      select found[1] from ${articles}, regexp_matches(concat(${articles.image}, ' ', ${articles.content}), ${HASH_IN_TEXT}, 'g') as found
      union select found[1] from ${writers}, regexp_matches(${writers.profileImage}, ${HASH_IN_TEXT}, 'g') as found`;
    // The 30 days count from the last use: pictures in use get a new date once a day.
    await db
      .update(images)
      .set({ uploadedAt: now })
      .where(sql`${images.uploadedAt} < ${daysAgo(1)} and ${images.hash} in (${used})`);
    const unused = await db
      .select({ hash: images.hash })
      .from(images)
      .where(sql`${images.uploadedAt} < ${daysAgo(UNUSED_DAYS)} and ${images.hash} not in (${used})`)
      .orderBy(images.uploadedAt)
      .limit(BATCH)
      // A concurrent upload of the same picture waits for this transaction, then stores it again.
      .for('update');
    const hashes = unused.map(({ hash }) => hash);
    if (hashes.length === 0) return 0;
    await context.images.remove(hashes.flatMap((hash) => Object.values(imageFileNames(hash))));
    await db.delete(images).where(inArray(images.hash, hashes));
    return hashes.length;
  });
}
