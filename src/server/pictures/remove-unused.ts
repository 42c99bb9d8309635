import { DAY_MS } from '../../shared/dates/durations.ts';
import type { Context } from '../context.ts';
import { and, eq, inArray, lte, sql } from '../db/drizzle.ts';
import { hasSqlState } from '../db/postgres-errors.ts';
import { images } from '../db/schema/images.ts';
import { DomainError } from '../errors/errors.ts';
import { requireSystem } from '../permissions.ts';
import { claimRemovable, endRemoving, keepUsedPictures } from './claims.ts';
import { imageFileNames } from './file-names.ts';

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

const RETENTION_DAYS = 30;
const BATCH = 50;
/** The next run removes the rest. */
const MAX_BATCHES = 20;

export const expiryOf = (deletedAt: Date): Date => new Date(deletedAt.getTime() + RETENTION_DAYS * DAY_MS);

/**
 * Removes pictures that were in the bin for 30 days, files that no picture has referred to for as long, what a store
 * still has of pictures that were removed for good, and what a crash left of an upload. An unused picture stays in the
 * library until staff delete it. Returns how many.
 */
export async function removeUnusedImages(context: Context): Promise<number> {
  requireSystem(context);
  await keepUsedPictures(context);
  const before = new Date(context.clock().getTime() - RETENTION_DAYS * DAY_MS);
  let removed = await removeFilesOfRemoved(context);
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const claims = await claimRemovable(context, before, BATCH);
    if (claims.length === 0) break;
    await context.images.remove(claims.flatMap(({ hash }) => Object.values(imageFileNames(hash))));
    await endRemoving(context, claims);
    removed += claims.length;
  }
  return removed;
}

/** Raised by the trigger that records where pictures are used (db/migrations). */
const PICTURE_REMOVED = 'CP001';

/** For a save with a picture that the clean-up is removing at that moment. Throws `invalid`. */
export function refuseRemovedPicture(error: unknown): never {
  if (!hasSqlState(error, PICTURE_REMOVED)) throw error;
  throw new DomainError(
    'invalid',
    'A picture of this text is being deleted after 30 days in the bin. Upload it again, then save.',
    { cause: error },
  );
}
