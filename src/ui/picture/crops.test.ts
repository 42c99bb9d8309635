import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cropOf, ownCrops } from './crops.ts';

test('crops a picture around its right third by default', () => {
  expect(cropOf('kruidenbos')).toBe('object-[72%_50%]');
  expect(cropOf('taxi-chauffeurs')).toBe('object-[86%_50%]');
});

test.each(ownCrops)('%s has a crop and is a source image', (name) => {
  expect(existsSync(`src/assets/images/${name}.jpg`)).toBe(true);
});
