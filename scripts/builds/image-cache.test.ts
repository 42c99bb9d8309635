import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guardImageCache } from './image-cache.ts';

test('throws away the pictures of an unfinished build and keeps the others', () => {
  const cache = mkdtempSync(join(tmpdir(), 'clinic-pictures-'));
  mkdirSync(join(cache, 'assets'));
  const [before, cutOff] = [join(cache, 'assets', 'a.avif'), join(cache, 'assets', 'b.avif')];
  writeFileSync(before, 'a');
  utimesSync(before, new Date(0), new Date(0));
  guardImageCache(cache);
  writeFileSync(cutOff, '');

  const finished = guardImageCache(cache);
  expect([existsSync(before), existsSync(cutOff)]).toEqual([true, false]);
  writeFileSync(cutOff, 'b');
  finished();
  guardImageCache(cache);
  expect([existsSync(before), existsSync(cutOff)]).toEqual([true, true]);
  rmSync(cache, { recursive: true });
});
