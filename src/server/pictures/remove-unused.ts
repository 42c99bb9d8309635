import { type Context, requireStaff } from '../context.ts';
import { claimUnused, endRemoving, keepUsedPictures } from './claims.ts';
import { imageFileNames } from './file-names.ts';

const UNUSED_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 50;
/** The next run removes the rest. */
const MAX_BATCHES = 20;

/**
 * Removes pictures that no article, revision or writer has used for 30 days. Until then, an unsaved draft in a browser can still
 * refer to them. Removes what a crash left of an upload, too. Returns how many.
 */
export async function removeUnusedImages(context: Context): Promise<number> {
  requireStaff(context);
  await keepUsedPictures(context);
  const before = new Date(context.clock().getTime() - UNUSED_DAYS * DAY_MS);
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const claims = await claimUnused(context, before, BATCH);
    if (claims.length === 0) break;
    await context.images.remove(claims.flatMap(({ hash }) => Object.values(imageFileNames(hash))));
    await endRemoving(context, claims);
    removed += claims.length;
  }
  return removed;
}
