/**
 * The accepted formats. AVIF takes three times the memory of the others. All other formats of the decoder stay
 * blocked; an SVG of two kilobytes can keep a processor busy for minutes.
 */
export const MAX_MEGAPIXELS = { PNG: 50, JPEG: 50, GIF: 50, WebP: 50, TIFF: 50, AVIF: 25 } as const;

export type ImageType = keyof typeof MAX_MEGAPIXELS;

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** An SVG's root element can follow comments and a DOCTYPE. */
const SVG_SEARCH_BYTES = 4096;

/** Detects the format from the first bytes. */
export function detectImageType(bytes: Uint8Array): ImageType | 'SVG' | 'HEIC' | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(0, SVG_SEARCH_BYTES);
  const text = start.toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (text.startsWith('\xff\xd8\xff')) return 'JPEG';
  if (/^GIF8[79]a/.test(text)) return 'GIF';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'WebP';
  if (/^(II[*+]\0|MM\0[*+])/.test(text)) return 'TIFF';
  if (text.slice(4, 8) === 'ftyp') return detectBrand(start);
  return /<(\w+:)?svg[\s>]/i.test(text) ? 'SVG' : undefined;
}

/** HEIC and AVIF share a container; its first box lists the compatible brands. */
function detectBrand(start: Buffer): 'AVIF' | 'HEIC' | undefined {
  const end = Math.min(start.readUInt32BE(0), start.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(start.toString('latin1', at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'AVIF';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'HEIC' : undefined;
}
