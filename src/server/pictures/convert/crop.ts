import sharp from 'sharp';
import type { PictureEdits } from '../../../shared/contract/pictures/pictures.ts';
import { cropAround, croppedPixels, type Point, turnedSize } from '../../../shared/pictures/geometry.ts';
import { SHARE_SIZE } from '../../../shared/pictures/picture.ts';
import { type ConvertedImage, stillSizes, toBytes } from './resize.ts';

/** Of the bytes of a stored large file. */
export type EditTask = { bytes: Uint8Array; edits: PictureEdits };
export type Edited = { converted: ConvertedImage } | { refusal: 'damaged' | 'animated' };
export type ShareTask = { bytes: Uint8Array; focalPoint: Point };
export type Shared = { jpeg: Uint8Array<ArrayBuffer> } | { refusal: 'damaged' };

const JPEG_OPTIONS = { quality: 82, progressive: true };

/** Rotates and crops a stored picture, and makes all of its sizes. */
export async function edit({ bytes, edits }: EditTask): Promise<Edited> {
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
export async function share({ bytes, focalPoint }: ShareTask): Promise<Shared> {
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
