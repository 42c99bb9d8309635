import type { ShownPictures } from '../../../shared/contract/pictures/shown-pictures.ts';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../permissions.ts';
import { findShownPictures } from './find.ts';

/** The shown files of these pictures for the screens of staff, also of drafts and of unsaved choices. */
export async function getShownPictures(context: Context, hashes: string[]): Promise<ShownPictures> {
  requirePermission(context, 'magazine.read');
  return findShownPictures(context.db, hashes);
}
