import type { Context } from '../context.ts';
import { and, eq, inArray, lte, sql } from '../db/drizzle.ts';
import { images } from '../db/schema/images.ts';
import { imageFileNames } from './file-names.ts';

const BATCH = 50;

/**
 * Deletes the files of pictures that were removed for good, except one that a process was storing at that moment: its
 * claim ends first. Returns how many.
 */
export async function removeFilesOfRemoved({ db, images: store }: Context): Promise<number> {
  for (let removed = 0; ; ) {
    const due = await db
      .select({ hash: images.hash })
      .from(images)
      .where(and(eq(images.state, 'removed'), lte(images.claimedUntil, sql`now()`)))
      .limit(BATCH);
    const hashes = due.map(({ hash }) => hash);
    if (hashes.length === 0) return removed;
    await store.remove(hashes.flatMap((hash) => Object.values(imageFileNames(hash))));
    await db.update(images).set({ claimedUntil: null }).where(inArray(images.hash, hashes));
    removed += hashes.length;
  }
}
