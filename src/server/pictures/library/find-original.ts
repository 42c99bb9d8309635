import { PictureHash } from '../../../shared/contract/pictures/pictures.ts';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../permissions.ts';
import { findPicture } from './picture-row.ts';

/** The picture that an upload replaces or edits; undefined for a new picture. Throws `not-found`. */
export async function findOriginal(context: Context, field: unknown): Promise<string | undefined> {
  if (field === null || field === '') return undefined;
  requirePermission(context, 'articles.write-own');
  const hash = PictureHash.safeParse(field);
  return (await findPicture(context.db, hash.success ? hash.data : '')).picture.hash;
}
