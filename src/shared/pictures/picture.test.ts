import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { focalClass, imageAttributes, pictureHash, shownAlt } from './picture.ts';

test('every picture of the starter magazine has the variants of its srcset', () => {
  const files = readdirSync('public/assets/magazine');
  const pictures = files.filter((name) => name.endsWith('.webp') && !/-\d+\.webp$/.test(name));
  expect(pictures.length).toBeGreaterThan(10);
  const named = pictures.flatMap((name) => imageAttributes(`/assets/magazine/${name}`, '').srcSet?.split(', ') ?? []);
  expect(named.map((entry) => entry.replace(/^.*\/| \d+w$/g, '')).toSorted()).toEqual(
    files.filter((name) => name.endsWith('.webp')).toSorted(),
  );
});

const hash = '0123456789abcdef'.repeat(2);

test.each([
  [`/api/admin/download/${hash}.webp`, hash],
  [`/api/admin/download/${hash}-640.webp`, hash],
  [` ${hash}.webp `, hash],
  [`/api/admin/download/${hash}-641.webp`, undefined],
  [`/api/admin/download/${hash}/share.jpg`, undefined],
  [`https://ergens.example/api/admin/download/${hash}.webp`, undefined],
  ['/assets/magazine/leaf.webp', undefined],
  ['', undefined],
  [null, undefined],
])('reads the hash of %j', (value, found) => {
  expect(pictureHash(value)).toBe(found);
});

test.each([
  [0, 100, 'focal-x-0 focal-y-100 at-focal-point'],
  [4, 96, 'focal-x-0 focal-y-100 at-focal-point'],
  [72, 45, 'focal-x-70 focal-y-50 at-focal-point'],
])('puts the focal point %i, %i into classes that exist', (focalX, focalY, classes) => {
  expect(focalClass({ focalX, focalY })).toBe(classes);
});

test('uses the library’s alt text only for a use without its own', () => {
  const shown = { src: '', width: 1, height: 1, focalX: 5, focalY: 5, alt: 'Bos', caption: null, credit: null };
  expect([shownAlt('Eik', shown), shownAlt(' ', shown), shownAlt(null, undefined)]).toEqual(['Eik', 'Bos', '']);
});
