import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { imageAttributes } from './picture.ts';

test('every picture of the starter magazine has the variants of its srcset', () => {
  const files = readdirSync('public/assets/magazine');
  const pictures = files.filter((name) => name.endsWith('.webp') && !/-\d+\.webp$/.test(name));
  expect(pictures.length).toBeGreaterThan(10);
  const named = pictures.flatMap((name) => imageAttributes(`/assets/magazine/${name}`, '').srcSet?.split(', ') ?? []);
  expect(named.map((entry) => entry.replace(/^.*\/| \d+w$/g, '')).toSorted()).toEqual(
    files.filter((name) => name.endsWith('.webp')).toSorted(),
  );
});
