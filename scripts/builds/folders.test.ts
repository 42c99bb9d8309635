import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BuildPicture, writeContent } from '../../src/content/documents.ts';
import { fingerprint } from './folders.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const SHOWN = { file: 'b'.repeat(32), focalX: 30, focalY: 80, bytes: new Uint8Array([1]) };

test('the build of a picture is found without its bytes, that of a crop or another focal point is another', () => {
  const made = (name: string, picture: BuildPicture) => {
    writeContent(join(folder, name), new Map(), new Map([['a'.repeat(32), picture]]));
    return fingerprint(['content'], [], join(folder, name));
  };
  const first = made('first', SHOWN);
  expect(made('away', { ...SHOWN, bytes: new Uint8Array() })).toBe(first);
  expect(made('cropped', { ...SHOWN, file: 'c'.repeat(32) })).not.toBe(first);
  expect(made('moved', { ...SHOWN, focalX: 31 })).not.toBe(first);
});
