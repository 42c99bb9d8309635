import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { plainPicture } from '../../../../tests/support/pictures/make-pictures.ts';
import { detectImageType } from './image-type.ts';

const ftyp = (...brands: string[]) =>
  Buffer.from(
    `\0\0\0${String.fromCharCode(12 + 4 * brands.length)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}more`,
    'latin1',
  );
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

test.each([
  ['PNG', () => plainPicture(8, 8).png().toBuffer()],
  ['JPEG', () => plainPicture(8, 8).jpeg().toBuffer()],
  ['GIF', () => plainPicture(8, 8).gif().toBuffer()],
  ['WebP', () => plainPicture(8, 8).webp().toBuffer()],
  ['AVIF', () => plainPicture(8, 8).avif().toBuffer()],
  ['TIFF', () => plainPicture(8, 8).tiff().toBuffer()],
  ['TIFF', () => plainPicture(8, 8).tiff({ bigtiff: true }).toBuffer()],
])('detects %s by its first bytes', async (type, make) => {
  expect(detectImageType(await make())).toBe(type);
});

test.each([
  ['without a declaration', SVG],
  ['with a declaration', `<?xml version="1.0" encoding="UTF-8"?>\n${SVG}`],
  ['behind a comment and a DOCTYPE', `<!-- ${'x'.repeat(3000)} -->\n<!DOCTYPE svg>\n${SVG}`],
  ['with a byte order mark', `\ufeff${SVG}`],
  ['with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
])('detects an SVG %s', (_, svg) => {
  expect(detectImageType(Buffer.from(svg))).toBe('SVG');
});

test('tells HEIC and AVIF apart by the brands in the first box', () => {
  expect(detectImageType(ftyp('heic', 'mif1', 'heic'))).toBe('HEIC');
  expect(detectImageType(ftyp('mif1', 'mif1', 'avif'))).toBe('AVIF');
  expect(detectImageType(ftyp('isom', 'mp42'))).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['half a signature', '\x89PNG'],
  ['a PDF', '%PDF-1.7\n'],
  ['an HTML page', '<html><body>hallo</body></html>'],
  ['a compressed SVG', gzipSync(SVG)],
  ['a FITS file', 'SIMPLE  =                    T'],
  ['a PPM file', 'P6\n9 9\n255\n'],
  ['a bitmap', 'BM\x46\0\0\0'],
  ['a JPEG XL', '\0\0\0\fJXL \r\n\x87\n'],
  ['a JPEG 2000', '\0\0\0\fjP  \r\n\x87\n'],
  ['an EXR file', '\x76\x2f\x31\x01'],
  ['a libvips file', '\x08\xf2\xa6\xb6'],
  ['an ftyp box without brands', '\xff\xff\xff\xffftyp'],
])('detects no type for %s', (_, content) => {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  expect(detectImageType(bytes)).toBeUndefined();
});

test('reads only the given part of a buffer', () => {
  const whole = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('BMxxxxxx')]);
  expect(detectImageType(whole.subarray(8))).toBeUndefined();
});
