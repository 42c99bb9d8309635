import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guardImageCache } from './image-cache.ts';

test('removes the images of an unfinished build and keeps the others', () => {
  const cache = mkdtempSync(join(tmpdir(), 'clinic-images-'));
  mkdirSync(join(cache, 'assets'));
  const [older, truncated] = [join(cache, 'assets', 'a.avif'), join(cache, 'assets', 'b.avif')];
  writeFileSync(older, 'a');
  utimesSync(older, new Date(0), new Date(0));
  guardImageCache(cache);
  writeFileSync(truncated, '');

  const finish = guardImageCache(cache);
  expect([existsSync(older), existsSync(truncated)]).toEqual([true, false]);
  writeFileSync(truncated, 'b');
  finish();
  guardImageCache(cache);
  expect([existsSync(older), existsSync(truncated)]).toEqual([true, true]);
  rmSync(cache, { recursive: true });
});
