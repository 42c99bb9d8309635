import sharp from 'sharp';
import { expect, test } from 'vitest';
import { animatedPng, animation, heic, picture } from '../../../../tests/support/pictures/make-pictures.ts';
import { animationOf, isHeic } from './animation.ts';

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

test('preserves the animation of GIF and WebP', async () => {
  expect(animationOf(await animation())).toBe('preserved');
  expect(animationOf(await animation(0.1))).toBe('preserved');
  expect(animationOf(await animation(0, 'webp'))).toBe('preserved');
});

test('finds no animation in pictures of one frame', async () => {
  const single = sharp(await picture());
  for (const type of ['gif', 'webp', 'png', 'jpeg', 'avif'] as const)
    expect(animationOf(await single.clone().toFormat(type).toBuffer()), type).toBe('none');
});

test('reports that the animation of PNG and AVIF is lost', async () => {
  expect(animationOf(await animatedPng())).toBe('lost');
  expect(animationOf(new Uint8Array([0, 0, 0, 24, ...ascii('ftypavis')]))).toBe('lost');
});

test('terminates on damaged files', () => {
  expect(animationOf(new Uint8Array())).toBe('none');
  for (const start of ['GIF89a', 'RIFF....WEBPVP8X', '\x89PNG\r\n\x1a\n'])
    for (const fill of [0x00, 0x21, 0x2c, 0xff])
      expect(animationOf(new Uint8Array([...ascii(start), ...new Array(300).fill(fill)]))).not.toBe('lost');
});

test('recognises HEIC photos', async () => {
  expect(isHeic(heic())).toBe(true);
  expect(
    isHeic(
      await sharp(await picture())
        .avif()
        .toBuffer(),
    ),
  ).toBe(false);
  expect(isHeic(await picture())).toBe(false);
});
