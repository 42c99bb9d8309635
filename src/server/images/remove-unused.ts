import { inArray, sql } from 'drizzle-orm';
import { type Context, requireStaff } from '../context.ts';
import { images } from '../db/schema/images.ts';
import { articles, writers } from '../db/schema/magazine.ts';
import { fileNames, HASH_IN_TEXT } from './names.ts';

const UNUSED_DAYS = 30;
/** The rest waits for the next run, so that one run never holds the database for long. */
const AT_ONCE = 100;

/** Removes pictures that no article or writer refers to and that were uploaded over 30 days ago. Returns how many. */
export async function removeUnusedImages(context: Context): Promise<number> {
  requireStaff(context);
  const before = new Date(context.clock().getTime() - UNUSED_DAYS * 24 * 60 * 60 * 1000);
  return context.db.transaction(async (db) => {
    const used = sql`
      select found[1] from ${articles}, regexp_matches(concat(${articles.image}, ' ', ${articles.content}), ${HASH_IN_TEXT}, 'g') as found
      union select found[1] from ${writers}, regexp_matches(${writers.profileImage}, ${HASH_IN_TEXT}, 'g') as found`;
    const unused = await db
      .select({ hash: images.hash })
      .from(images)
      .where(sql`${images.uploadedAt} < ${before.toISOString()} and ${images.hash} not in (${used})`)
      .orderBy(images.uploadedAt)
      .limit(AT_ONCE)
      // An upload of the same picture waits until it is gone, then stores it anew.
      .for('update');
    const hashes = unused.map(({ hash }) => hash);
    if (hashes.length === 0) return 0;
    await context.images.remove(hashes.flatMap((hash) => Object.values(fileNames(hash))));
    await db.delete(images).where(inArray(images.hash, hashes));
    return hashes.length;
  });
}
