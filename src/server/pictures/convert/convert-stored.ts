import type { PictureEdits } from '../../../shared/contract/pictures/pictures.ts';
import type { Point } from '../../../shared/pictures/geometry.ts';
import { DomainError } from '../../errors/errors.ts';
import { convertInProcess } from './conversion-process.ts';
import { CONVERSION_MS, oneAtOnce, throwDomainError } from './convert.ts';
import type { ConvertedImage } from './resize.ts';

const ANIMATED = 'This picture moves, so it cannot be rotated or cropped here. Edit it before you upload it.';
const DAMAGED = 'The stored file of this picture is damaged. Upload the picture again, then edit it.';
/** Short, because a visitor waits for it, and the file was decoded before. */
const SHARE_MS = 10_000;

/**
 * The sizes of a stored picture with its edits applied. Throws `invalid` for an animated or damaged one, and
 * `unavailable`.
 */
export async function editImage(bytes: Uint8Array, edits: PictureEdits): Promise<ConvertedImage> {
  const edited = await oneAtOnce(() => convertInProcess({ bytes, edits }, CONVERSION_MS).catch(throwDomainError));
  if ('converted' in edited) return edited.converted;
  throw new DomainError('invalid', edited.refusal === 'animated' ? ANIMATED : DAMAGED);
}

/** A stored picture in the format of a shared link. */
export async function cropForSharing(bytes: Uint8Array, focalPoint: Point): Promise<Uint8Array<ArrayBuffer>> {
  const shared = await convertInProcess({ bytes, focalPoint }, SHARE_MS);
  if ('jpeg' in shared) return shared.jpeg;
  throw new Error('The stored file of a picture is damaged');
}
