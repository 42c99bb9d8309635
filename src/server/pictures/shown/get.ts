import type { ShownPictures } from '../../../shared/contract/pictures/shown-pictures.ts';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../permissions.ts';
import { findShownPictures } from './find.ts';

/** What readers see for these pictures, for the screens of staff: also of drafts, and of what is only chosen yet. */
export async function getShownPictures(context: Context, hashes: string[]): Promise<ShownPictures> {
  requirePermission(context, 'magazine.read');
  return findShownPictures(context.db, hashes);
}
