import { DAY_MS } from '../../shared/dates/durations.ts';
import type { Context } from '../context.ts';
import { requireSystem } from '../permissions.ts';
import { claimRemovable, endRemoving, keepUsedPictures } from './claims.ts';
import { imageFileNames } from './file-names.ts';
import { removeFilesOfRemoved } from './removed-files.ts';

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
