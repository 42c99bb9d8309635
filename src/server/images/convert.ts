import type { Sharp, SharpOptions } from 'sharp';
import { UPLOAD_ERRORS } from '../../shared/contract/images.ts';
import { VARIANT_WIDTHS } from '../../shared/image-source.ts';
import { DomainError } from '../errors.ts';

const MAX_MEGAPIXELS = 50;
/** The longest side of what is stored. */
const LARGE_SIDE = 2400;
const WEBP = { quality: 82, effort: 4 };
const TIMEOUT_SECONDS = 30;

export type Converted = Record<'large' | keyof typeof VARIANT_WIDTHS, Uint8Array<ArrayBuffer>>;

/** Heavy, so loaded at the first upload. */
const load = async () => (await import('sharp')).default;

/**
 * A picture as WebP in three sizes: upright, without metadata (place, camera), animated if it was. Judged by its bytes.
 * Throws `wrong-type` for what is no picture, `too-large` for too many pixels, `invalid` for a damaged file.
 */
export async function convertImage(bytes: Uint8Array): Promise<Converted> {
  const sharp = await load();
  const { width, height, pages } = await inspect(bytes);
  if (width * height > MAX_MEGAPIXELS * 1_000_000) {
    throw new DomainError('too-large', `Please select an image of at most ${MAX_MEGAPIXELS} megapixels`);
  }
  const isAnimated = (pages ?? 1) > 1;
  const options: SharpOptions = { animated: isAnimated, limitInputPixels: MAX_MEGAPIXELS * 1_000_000 };
  const upright = () => (isAnimated ? sharp(bytes, options) : sharp(bytes, options).autoOrient());
  try {
    // One after the other: each takes memory for the whole picture.
    const large = await toWebp(upright(), LARGE_SIDE);
    const medium = await toWebp(upright(), VARIANT_WIDTHS.medium);
    return { large, medium, small: await toWebp(upright(), VARIANT_WIDTHS.small) };
  } catch (cause) {
    throw new DomainError('invalid', 'This image is damaged and cannot be read. Please select another one.', { cause });
  }
}

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Reads the header only, so that nothing large is unfolded; a compressed SVG would be, up to a thousand times its size. */
async function inspect(bytes: Uint8Array) {
  if (isGzip(bytes)) throw new DomainError('wrong-type', UPLOAD_ERRORS.wrongType);
  const sharp = await load();
  try {
    return await sharp(bytes, { limitInputPixels: false, animated: true }).metadata();
  } catch (cause) {
    throw new DomainError('wrong-type', UPLOAD_ERRORS.wrongType, { cause });
  }
}

async function toWebp(image: Sharp, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const { buffer, byteOffset, byteLength } = await image
    .resize({ width, height: LARGE_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp(WEBP)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer();
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}
