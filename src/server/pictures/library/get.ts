import type { PictureDetails } from '../../../shared/contract/pictures/pictures.ts';
import type { Context } from '../../context.ts';
import { allows, requirePermission } from '../../permissions.ts';
import { addressOf } from '../file-names.ts';
import { measurePictures } from '../measure.ts';
import { findPicture, toPicture } from './picture-row.ts';
import { countPlaces, findShownOn, findUses } from './uses.ts';

/** A picture of the library and what uses it. Throws `not-found`. */
export async function getPicture(context: Context, hash: string): Promise<PictureDetails> {
  requirePermission(context, 'articles.write-own');
  const { actor, db } = context;
  let row = await findPicture(db, hash);
  if (row.width === null && (await measurePictures(context, [row.shownHash])) > 0) row = await findPicture(db, hash);
  const { published, writers, isScheduled } = await findShownOn(db, hash);
  const isShown = published.length + writers.length > 0 || isScheduled;
  return {
    ...toPicture(row),
    edits: row.picture.edits,
    shown: addressOf(row.shownHash),
    unedited: addressOf(row.picture.replacedBy ?? row.picture.hash),
    isReplaced: row.picture.replacedBy !== null,
    ...(await findUses(db, hash)),
    mayChange:
      allows(actor, 'pictures.manage', { createdBy: row.picture.uploadedBy }) &&
      (!isShown || allows(actor, 'articles.publish')),
    mayRemove: allows(actor, 'pictures.manage') && allows(actor, 'articles.publish'),
    placedIn: await countPlaces(db, hash),
  };
}
