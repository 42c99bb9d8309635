import { boxesOf, brandsOf, codecOf, isImageSequence } from './iso-boxes.ts';
import { UPLOAD_LOSSES } from './upload-errors.ts';

/** The formats that the site can show. */
export type ImageType = 'PNG' | 'JPEG' | 'GIF' | 'WebP' | 'TIFF' | 'AVIF';
/** Pictures and drawings that it refuses by name, so that people know what to do with them. */
export type RefusedType = 'SVG' | 'HEIC' | 'JPEG XL' | 'JPEG 2000' | 'BMP' | 'ICO' | 'PSD' | 'PDF';

/** An SVG's root element can follow comments and a DOCTYPE. */
const SVG_SEARCH_BYTES = 4096;

/** The first bytes, as Latin-1; `?` is any byte. */
const SIGNATURES: ReadonlyArray<[ImageType | RefusedType, string]> = [
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['JPEG', '\xff\xd8\xff'],
  ['GIF', 'GIF87a'],
  ['GIF', 'GIF89a'],
  ['WebP', 'RIFF????WEBP'],
  ['TIFF', 'II*\0'],
  ['TIFF', 'II+\0'],
  ['TIFF', 'MM\0*'],
  ['TIFF', 'MM\0+'],
  ['JPEG XL', '\xff\x0a'],
  ['JPEG XL', '\0\0\0\x0cJXL \r\n\x87\n'],
  ['JPEG 2000', '\xff\x4f\xff\x51'],
  ['JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
  // Behind its length stand four reserved bytes; a text may begin with BM.
  ['BMP', 'BM????\0\0\0\0'],
  ['ICO', '\0\0\x01\0?\0'],
  ['PSD', '8BPS\0'],
  ['PDF', '%PDF-'],
];

/** The format by the content of the file; undefined for anything else than a picture. */
export function imageFormat(bytes: Uint8Array): ImageType | RefusedType | undefined {
  const start = latin1(bytes.subarray(0, SVG_SEARCH_BYTES));
  const signed = SIGNATURES.find(([, signature]) =>
    [...signature].every((byte, index) => byte === '?' || byte === start[index]),
  );
  return signed?.[0] ?? boxedFormat(bytes) ?? (/<(?:\w+:)?svg[\s>]/i.test(start) ? 'SVG' : undefined);
}

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** HEIC and AVIF share a container, whose brands say which of them it is; where they do not, the picture inside does. */
function boxedFormat(bytes: Uint8Array): 'AVIF' | 'HEIC' | undefined {
  const brands = brandsOf(bytes);
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'AVIF';
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return 'HEIC';
  if (!brands.some((brand) => /^(?:mif[12]|msf1|miaf|MA1[AB])$/.test(brand))) return undefined;
  return codecOf(bytes) === 'av01' ? 'AVIF' : 'HEIC';
}

/** What a picture has beside its first image: `kept` on this site, or lost. */
export type Rest = 'none' | 'moves' | 'stops moving' | 'loses pages';

/** Animations of GIF and WebP are kept; of all other pictures the site shows the first image. */
export function restOf(bytes: Uint8Array): Rest {
  const format = imageFormat(bytes);
  if (format === 'GIF') return countGifFrames(bytes) > 1 ? 'moves' : 'none';
  if (format === 'WebP') return latin1(bytes.subarray(12, 16)) === 'VP8X' && at(bytes, 20) & 0x02 ? 'moves' : 'none';
  if (format === 'PNG') return isAnimatedPng(bytes) ? 'stops moving' : 'none';
  if (format === 'AVIF') return isImageSequence(boxesOf(bytes)) ? 'stops moving' : 'none';
  return format === 'TIFF' && hasPages(bytes) ? 'loses pages' : 'none';
}

/** What people are told about a picture of which the site shows a part. */
export const lostIn = (bytes: Uint8Array): string | undefined =>
  (UPLOAD_LOSSES as Partial<Record<Rest, string>>)[restOf(bytes)];

const at = (bytes: Uint8Array, index: number) => bytes[index] ?? 0;

const latin1 = (bytes: Uint8Array) => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

/** Stops counting at 2. */
function countGifFrames(bytes: Uint8Array): number {
  let frames = 0;
  let position = 13 + colourTableBytes(at(bytes, 10));
  while (position < bytes.length && frames < 2) {
    const block = at(bytes, position);
    if (block === 0x2c) {
      frames += 1;
      position = afterSubBlocks(bytes, position + 11 + colourTableBytes(at(bytes, position + 9)));
    } else if (block === 0x21) position = afterSubBlocks(bytes, position + 2);
    else break;
  }
  return frames;
}

const colourTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

/** GIF data consists of sub-blocks that start with their length; length 0 ends it. */
function afterSubBlocks(bytes: Uint8Array, start: number): number {
  let position = start;
  while (at(bytes, position) > 0) position += 1 + at(bytes, position);
  return position + 1;
}

/** An animated PNG says in an acTL chunk, before its first IDAT chunk, how many frames it has. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let position = 8; position + 12 <= bytes.length; position += 12 + view.getUint32(position)) {
    const name = latin1(bytes.subarray(position + 4, position + 8));
    if (name === 'acTL') return view.getUint32(position + 8) > 1;
    if (name === 'IDAT') return false;
  }
  return false;
}

/** Whether a TIFF's first directory is followed by another one. BigTIFF (43 in place of 42) has wider numbers. */
function hasPages(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = at(bytes, 0) === 0x49;
  const isBig = at(bytes, little ? 2 : 3) === 43;
  const long = (position: number) =>
    isBig ? Number(view.getBigUint64(position, little)) : view.getUint32(position, little);
  try {
    const first = long(isBig ? 8 : 4);
    const entries = isBig ? Number(view.getBigUint64(first, little)) : view.getUint16(first, little);
    return long(first + (isBig ? 8 + entries * 20 : 2 + entries * 12)) > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
