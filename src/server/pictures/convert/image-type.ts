/**
 * What may be decoded, and how many megapixels of it: AVIF takes three times the memory of the others. Every other
 * format that the decoder knows stays shut, SVG above all: two kilobytes of filters keep a processor busy for minutes.
 */
export const MAX_MEGAPIXELS = { PNG: 50, JPEG: 50, GIF: 50, WebP: 50, TIFF: 50, AVIF: 25 } as const;

export type ImageType = keyof typeof MAX_MEGAPIXELS;

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** How far into a file an SVG's first element may stand, behind comments and a DOCTYPE. */
const SVG_WITHIN_BYTES = 4096;

/** The format of a file by its first bytes, whatever its name says; undefined for anything else. */
export function detectImageType(bytes: Uint8Array): ImageType | 'SVG' | 'HEIC' | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(0, SVG_WITHIN_BYTES);
  const text = start.toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (text.startsWith('\xff\xd8\xff')) return 'JPEG';
  if (/^GIF8[79]a/.test(text)) return 'GIF';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'WebP';
  if (/^(II[*+]\0|MM\0[*+])/.test(text)) return 'TIFF';
  if (text.slice(4, 8) === 'ftyp') return typeOfBrands(start);
  return /<(\w+:)?svg[\s>]/i.test(text) ? 'SVG' : undefined;
}

/** Phones write HEIC and AVIF into the same kind of file; its first box names the brands it is compatible with. */
function typeOfBrands(start: Buffer): 'AVIF' | 'HEIC' | undefined {
  const end = Math.min(start.readUInt32BE(0), start.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(start.toString('latin1', at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'AVIF';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'HEIC' : undefined;
}
