import { PictureHash } from '../../../shared/contract/pictures/pictures.ts';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../permissions.ts';
import { findPicture } from './picture-row.ts';

/** The picture that an upload says it is a file of; undefined for an upload of its own. Throws `not-found`. */
export async function findWhole(context: Context, field: unknown): Promise<string | undefined> {
  if (field === null || field === '') return undefined;
  requirePermission(context, 'articles.write-own');
  const hash = PictureHash.safeParse(field);
  return (await findPicture(context.db, hash.success ? hash.data : '')).picture.hash;
}
