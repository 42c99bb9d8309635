import sharp, { type Sharp } from 'sharp';
import { VARIANT_WIDTHS } from '../../../shared/pictures/picture.ts';

export type ImageSizes = Record<'large' | keyof typeof VARIANT_WIDTHS, Uint8Array<ArrayBuffer>>;
/** With the pixels of the large size. */
export type ConvertedImage = ImageSizes & { width: number; height: number };
export type Conversion = { converted: ConvertedImage } | { refusal: 'unreadable' | 'too-large' | 'damaged' };
/** Of the bytes of any upload. */
export type UploadTask = { bytes: Uint8Array; maxMegapixels: number; mayMove: boolean };

/** The longest side of a stored picture, in pixels. */
const MAX_SIDE = 2400;
const WEBP_OPTIONS = { quality: 82, effort: 4 };
/** The largest allowed picture with transparency and 16 bits per channel; a TIFF can have far more. */
const MAX_DECODED_BYTES = 400_000_000;
const BYTES_PER_CHANNEL: Record<string, number> = { char: 1, uchar: 1, short: 2, ushort: 2, int: 4, uint: 4, float: 4 };
/** libvips's names. Heif decodes AVIF only: the packaged library lacks HEIC. */
const LOADERS = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif', 'Tiff'];

/** Turns off the cache, as nothing is decoded twice, and blocks all other loaders. */
export function configureSharp(): void {
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
}

export async function resize({ bytes, maxMegapixels, mayMove }: UploadTask): Promise<Conversion> {
  const maxPixels = maxMegapixels * 1_000_000;
  // Reads only the header, so that a decompression bomb is refused before it is decoded.
  const header = await sharp(bytes, { limitInputPixels: false, animated: mayMove })
    .metadata()
    .catch(() => undefined);
  if (!header) return { refusal: 'unreadable' };
  const { width, height, channels, depth } = header;
  const isMoving = mayMove && (header.pages ?? 1) > 1;
  const decodedBytes = width * height * channels * (BYTES_PER_CHANNEL[depth] ?? 8);
  if (width * height > maxPixels || decodedBytes > MAX_DECODED_BYTES) return { refusal: 'too-large' };
  try {
    const open = () => sharp(bytes, { animated: isMoving, limitInputPixels: maxPixels });
    return { converted: isMoving ? await animatedSizes(open, width) : await stillSizes(open().autoOrient()) };
  } catch {
    return { refusal: 'damaged' };
  }
}

/** Decodes once; the smaller sizes are made from the pixels of the large one. */
export async function stillSizes(picture: Sharp): Promise<ConvertedImage> {
  const { data, info } = await fitWithin(picture, MAX_SIDE).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return eachSize(width, (size) => fitWithin(sharp(data, { raw: { width, height, channels } }), size));
}

const animatedSizes = (open: () => Sharp, width: number) => eachSize(width, (size) => fitWithin(open(), size));

/** Sequential, to save memory. A picture narrower than a size reuses the next larger one. */
async function eachSize(original: number, resized: (size: number) => Sharp): Promise<ConvertedImage> {
  const toWebp = (size: number) => resized(size).webp(WEBP_OPTIONS).toBuffer({ resolveWithObject: true });
  const toSize = async (size: number) => toBytes((await toWebp(size)).data);
  const { data, info } = await toWebp(MAX_SIDE);
  const large = toBytes(data);
  const medium = original > VARIANT_WIDTHS.medium ? await toSize(VARIANT_WIDTHS.medium) : large;
  const small = original > VARIANT_WIDTHS.small ? await toSize(VARIANT_WIDTHS.small) : medium;
  // The frames of an animation lie below each other.
  return { large, medium, small, width: info.width, height: info.pageHeight ?? info.height };
}

const fitWithin = (picture: Sharp, width: number) =>
  picture.resize({ width, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });

export const toBytes = ({ buffer, byteOffset, byteLength }: Buffer) =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
