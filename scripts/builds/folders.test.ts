import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BuildPicture, writeContent } from '../../src/content/documents.ts';
import { buildSettings, fingerprint } from './folders.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
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

test('a build that was made before the restart is found, however the same settings were written', () => {
  const settingsOf = (siteUrl: string | undefined, visitCounts: string | undefined) => {
    vi.stubEnv('SITE_URL', siteUrl);
    vi.stubEnv('VISIT_COUNTS', visitCounts);
    return buildSettings();
  };
  const made = settingsOf('https://www.example.nl', undefined);
  expect(settingsOf('https://www.example.nl/', 'on')).toEqual(made);
  expect(settingsOf('https://www.example.nl', 'off')).not.toEqual(made);
});
