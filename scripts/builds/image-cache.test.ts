import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ENCODED_FOLDERS, startImageCache } from './image-cache.mjs';

let folder: string;
let cache: string;
let encoded: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-images-'));
  [cache, encoded] = [join(folder, 'cache'), join(folder, 'encoded')];
  mkdirSync(cache);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('removes the images of an unfinished build and keeps the others', () => {
  mkdirSync(join(cache, 'assets'));
  const [older, truncated] = [join(cache, 'assets', 'a.avif'), join(cache, 'assets', 'b.avif')];
  writeFileSync(older, 'a');
  utimesSync(older, new Date(0), new Date(0));
  startImageCache(cache, encoded);
  writeFileSync(truncated, '');

  const finish = startImageCache(cache, encoded);
  expect([existsSync(older), existsSync(truncated)]).toEqual([true, false]);
  writeFileSync(truncated, 'b');
  finish();
  startImageCache(cache, encoded);
  expect([existsSync(older), existsSync(truncated)]).toEqual([true, true]);
});

test('a first build finds the pictures that came with the repository, a later one keeps its own', () => {
  mkdirSync(join(encoded, 'assets'), { recursive: true });
  writeFileSync(join(encoded, 'assets', 'a.avif'), 'of the repository');
  startImageCache(cache, encoded)();
  expect(readFileSync(join(cache, 'assets', 'a.avif'), 'utf8')).toBe('of the repository');
  writeFileSync(join(cache, 'assets', 'a.avif'), 'of a build');
  startImageCache(cache, encoded)();
  expect(readFileSync(join(cache, 'assets', 'a.avif'), 'utf8')).toBe('of a build');
});

test.each(ENCODED_FOLDERS)('a picture of %s that was cut off is taken from the repository again', (name) => {
  mkdirSync(join(encoded, name), { recursive: true });
  writeFileSync(join(encoded, name, 'a'), 'whole');
  startImageCache(cache, encoded);
  writeFileSync(join(cache, name, 'a'), 'who');
  startImageCache(cache, encoded);
  expect(readFileSync(join(cache, name, 'a'), 'utf8')).toBe('whole');
});
