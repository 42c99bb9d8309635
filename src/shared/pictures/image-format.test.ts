import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  animatedAvif,
  animatedPng,
  animation,
  avif,
  box,
  heic,
  pagedTiff,
  plainPicture,
} from '../../../tests/support/pictures/make-pictures.ts';
import { imageFormat, lostIn, restOf } from './image-format.ts';
import { plainAvif } from './iso-boxes.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('the format', () => {
  test.each([
    ['PNG', () => plainPicture(8, 8).png().toBuffer()],
    ['JPEG', () => plainPicture(8, 8).jpeg().toBuffer()],
    ['GIF', () => plainPicture(8, 8).gif().toBuffer()],
    ['WebP', () => plainPicture(8, 8).webp().toBuffer()],
    ['AVIF', () => plainPicture(8, 8).avif().toBuffer()],
    ['TIFF', () => plainPicture(8, 8).tiff().toBuffer()],
    ['TIFF', () => plainPicture(8, 8).tiff({ bigtiff: true }).toBuffer()],
  ])('is %s by the first bytes', async (type, make) => {
    expect(imageFormat(await make())).toBe(type);
  });

  test.each([
    ['without a declaration', SVG],
    ['with a declaration', `<?xml version="1.0" encoding="UTF-8"?>\n${SVG}`],
    ['behind a comment and a DOCTYPE', `<!-- ${'x'.repeat(3000)} -->\n<!DOCTYPE svg>\n${SVG}`],
    ['with a byte order mark', `\ufeff${SVG}`],
    ['with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
  ])('is SVG %s', (_, svg) => {
    expect(imageFormat(Buffer.from(svg))).toBe('SVG');
  });

  test.each([
    ['JPEG XL', '\0\0\0\fJXL \r\n\x87\n'],
    ['JPEG XL', '\xff\x0a\xfa\x7f'],
    ['JPEG 2000', '\0\0\0\fjP  \r\n\x87\n'],
    ['BMP', 'BM\x46\0\0\0\0\0\0\0\x36\0\0\0'],
    ['ICO', '\0\0\x01\0\x02\0\x10\x10'],
    ['PSD', '8BPS\0\x01\0\0'],
    ['PDF', '%PDF-1.7\n'],
  ])('is %s, to be refused by name', (type, content) => {
    expect(imageFormat(latin1(content))).toBe(type);
  });

  test.each([
    ['nothing', ''],
    ['half a signature', '\x89PNG'],
    ['an HTML page', '<html><body>hallo</body></html>'],
    ['a compressed SVG', gzipSync(SVG)],
    ['a FITS file', 'SIMPLE  =                    T'],
    ['a PPM file', 'P6\n9 9\n255\n'],
    ['a text that begins with BM', 'BMW rijdt door de straat.'],
    ['an EXR file', '\x76\x2f\x31\x01'],
    ['a libvips file', '\x08\xf2\xa6\xb6'],
    ['an ftyp box without brands', '\xff\xff\xff\xffftyp'],
    ['a film', box('ftyp', latin1('isom\0\0\0\0isommp42'))],
  ])('is none for %s', (_, content) => {
    expect(imageFormat(typeof content === 'string' ? latin1(content) : content)).toBeUndefined();
  });

  test('is read of the given part of a buffer alone', () => {
    const whole = Buffer.concat([latin1('\x89PNG\r\n\x1a\n'), Buffer.from('BMxxxxxx')]);
    expect(imageFormat(whole.subarray(8))).toBeUndefined();
  });
});

describe('AVIF and HEIC', () => {
  /** Main brand, compatible brands, what stands before the box. */
  const FILES: [string, Parameters<typeof avif>[0]][] = [
    ['as sharp writes it', {}],
    ['with the main brand avis', { brand: 'avis' }],
    ['with the main brand mif1', { brand: 'mif1' }],
    ['with the main brand msf1', { brand: 'msf1' }],
    ['with the main brand miaf', { brand: 'miaf' }],
    ['with a profile as its main brand', { brand: 'MA1B' }],
    ['that its picture alone tells from HEIC', { brand: 'mif1', compatible: ['mif1', 'miaf'] }],
    ['with 500 brands, its own the last', { compatible: [...Array.from({ length: 500 }, () => 'zzzz'), 'avif'] }],
    ['with 1,500 brands', { compatible: Array.from({ length: 1500 }, () => 'avif') }],
    ['behind a filler', { before: box('free', Buffer.alloc(5)) }],
    ['behind two', { before: Buffer.concat([box('skip', Buffer.alloc(3000)), box('free', Buffer.alloc(0))]) }],
    ['with a wide length', { isWide: true }],
  ];

  test.each(FILES)('knows an AVIF %s, and makes it readable', async (_, options) => {
    const file = await avif(options);
    expect([imageFormat(file), restOf(file)]).toEqual(['AVIF', 'none']);
    const plain = plainAvif(file);
    expect(plain).toHaveLength(file.length);
    const { data, info } = await sharp(plain).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, Math.abs((data[0] ?? 0) - 0x7f) < 8]).toEqual([40, 30, true]);
  });

  test.each(['heic', 'heix', 'hevc', 'mif1'])('knows a HEIC of the main brand %s', (brand) => {
    expect(imageFormat(heic(brand))).toBe('HEIC');
  });
});

describe('what a picture has beside its first image', () => {
  test('is kept of a moving GIF and WebP', async () => {
    for (const moving of [await animation(), await animation(0.1), await animation(0, 'webp')])
      expect([restOf(moving), lostIn(moving)]).toEqual(['moves', undefined]);
  });

  test('is nothing in pictures of one image', async () => {
    for (const type of ['gif', 'webp', 'png', 'jpeg', 'avif', 'tiff'] as const)
      expect(restOf(await plainPicture().toFormat(type).toBuffer()), type).toBe('none');
    expect(restOf(await plainPicture().tiff({ bigtiff: true }).toBuffer())).toBe('none');
    expect(restOf(await animatedPng(1))).toBe('none');
    expect(restOf(await animatedAvif(1))).toBe('none');
  });

  test('is lost of a moving PNG and AVIF, and of a TIFF with pages', async () => {
    for (const moving of [await animatedPng(), await animatedAvif()])
      expect([restOf(moving), lostIn(moving)]).toEqual(['stops moving', expect.stringContaining('stands still')]);
    const tiff = await pagedTiff();
    expect([restOf(tiff), lostIn(tiff)]).toEqual(['loses pages', expect.stringContaining('several pages')]);
  });

  test('is read of any damaged file without end or error', async () => {
    const files = [await animation(), await animatedPng(), await animatedAvif(), await pagedTiff(), await avif({})];
    const starts = ['GIF89a', 'RIFF....WEBPVP8X', '\x89PNG\r\n\x1a\n', 'II*\0', 'MM\0+', '\0\0\0\x18ftypavis'];
    fc.assert(
      fc.property(
        fc.constantFrom(
          ...files.map((file) => new Uint8Array(file)),
          ...starts.map((start) => new Uint8Array(latin1(start))),
        ),
        fc.nat(3000),
        fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
        fc.uint8Array({ maxLength: 300 }),
        (file, length, changes, more) => {
          const damaged = new Uint8Array([...file.subarray(0, length), ...more]);
          for (const [place, value] of changes) if (place < damaged.length) damaged[place] = value;
          restOf(damaged);
          expect(plainAvif(damaged)).toHaveLength(damaged.length);
        },
      ),
      { numRuns: 400 },
    );
  });
});
