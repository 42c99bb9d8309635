import sharp from 'sharp';
import { cropAround, croppedPixels, turnedSize } from '../../../shared/pictures/geometry.ts';
import { SHARE_SIZE } from '../../../shared/pictures/picture.ts';
import type { Edited, EditJob, Shared, ShareJob } from './jobs.ts';
import { stillSizes, toBytes } from './resize.ts';

const JPEG_OPTIONS = { quality: 82, progressive: true };

/** Rotates and crops a stored picture, and makes all of its sizes. */
export async function edit({ bytes, edits }: EditJob): Promise<Edited> {
  try {
    const { width, height, pages = 1 } = await sharp(bytes).metadata();
    if (pages > 1) return { refusal: 'animated' };
    const kept = croppedPixels(turnedSize({ width, height }, edits.turns), edits.crop);
    return {
      converted: await stillSizes(
        sharp(bytes)
          .rotate(edits.turns * 90)
          .extract(kept),
      ),
    };
  } catch {
    return { refusal: 'damaged' };
  }
}

/**
 * A stored picture in the format of a shared link; of an animation its first image. JPEG, which every network supports.
 */
export async function share({ bytes, focalPoint }: ShareJob): Promise<Shared> {
  try {
    const { width, height } = await sharp(bytes).metadata();
    const picture = sharp(bytes)
      .extract(cropAround({ width, height }, SHARE_SIZE, focalPoint))
      .resize({ ...SHARE_SIZE, fit: 'fill' })
      .flatten({ background: '#ffffff' });
    return { jpeg: toBytes(await picture.jpeg(JPEG_OPTIONS).toBuffer()) };
  } catch {
    return { refusal: 'damaged' };
  }
}
