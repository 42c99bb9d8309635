import sharp, { type Sharp } from 'sharp';
import { VARIANT_WIDTHS } from '../../../shared/image-source.ts';

export type ImageSizes = Record<'large' | keyof typeof VARIANT_WIDTHS, Uint8Array<ArrayBuffer>>;
export type Conversion = { sizes: ImageSizes } | { refusal: 'unreadable' | 'too-large' | 'damaged' };
export type ConversionJob = { bytes: Uint8Array; maxMegapixels: number };

/** The longest side of what is stored. */
const LARGE_SIDE = 2400;
const WEBP = { quality: 82, effort: 4 };
/** Of the largest picture that is allowed, with transparency and 16 bits a channel; TIFF could ask for far more. */
const MAX_UNFOLDED_BYTES = 400_000_000;
const BYTES_A_CHANNEL: Record<string, number> = { char: 1, uchar: 1, short: 2, ushort: 2, int: 4, uint: 4, float: 4 };
/** By libvips's names; HEIF is AVIF here, since the packaged library cannot decode HEIC. */
const LOADERS = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif', 'Tiff'];

/** Nothing is decoded twice, so nothing is worth keeping; and every other loader stays shut. */
export function configureSharp(): void {
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) });
}

/** A picture as WebP in three sizes: upright, without metadata (place, camera), animated if it was. */
export async function resize({ bytes, maxMegapixels }: ConversionJob): Promise<Conversion> {
  const maxPixels = maxMegapixels * 1_000_000;
  // Reads the header only, so that nothing large is unfolded.
  const header = await sharp(bytes, { limitInputPixels: false, animated: true })
    .metadata()
    .catch(() => undefined);
  if (!header) return { refusal: 'unreadable' };
  const { width, height, channels, depth, pages = 1 } = header;
  const unfolded = width * height * channels * (BYTES_A_CHANNEL[depth] ?? 8);
  if (width * height > maxPixels || unfolded > MAX_UNFOLDED_BYTES) return { refusal: 'too-large' };
  try {
    const open = () => sharp(bytes, { animated: pages > 1, limitInputPixels: maxPixels });
    return { sizes: pages > 1 ? await animatedSizes(open, width) : await stillSizes(open().autoOrient()) };
  } catch {
    return { refusal: 'damaged' };
  }
}

/** Decoded once: the smaller ones are made of the large one's pixels. */
async function stillSizes(picture: Sharp): Promise<ImageSizes> {
  const { data, info } = await within(picture, LARGE_SIDE).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return eachSize(width, (size) => within(sharp(data, { raw: { width, height, channels } }), size));
}

const animatedSizes = (open: () => Sharp, width: number) => eachSize(width, (size) => within(open(), size));

/** One after the other, for the memory; a picture that is small already is the same in several sizes. */
async function eachSize(width: number, resized: (size: number) => Sharp): Promise<ImageSizes> {
  const toWebp = async (size: number) => bytesOf(await resized(size).webp(WEBP).toBuffer());
  const large = await toWebp(LARGE_SIDE);
  const medium = width > VARIANT_WIDTHS.medium ? await toWebp(VARIANT_WIDTHS.medium) : large;
  return { large, medium, small: width > VARIANT_WIDTHS.small ? await toWebp(VARIANT_WIDTHS.small) : medium };
}

const within = (picture: Sharp, width: number) =>
  picture.resize({ width, height: LARGE_SIDE, fit: 'inside', withoutEnlargement: true });

const bytesOf = ({ buffer, byteOffset, byteLength }: Buffer) =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
