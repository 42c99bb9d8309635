import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDatabaseFolder, temporaryFolder } from './temporary-folder.mjs';

const isRoot = process.getuid?.() === 0;

let folder = '';
let inside = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'temporary-folder-'));
  chmodSync(folder, 0o711);
  inside = join(folder, 'with a space', 'inside');
  mkdirSync(inside, { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test.runIf(isRoot)('knows where root’s database may have its files, from all folders above', () => {
  expect(isDatabaseFolder(inside)).toBe(true);
  chmodSync(dirname(inside), 0o700);
  expect(isDatabaseFolder(inside)).toBe(false);
  expect(isDatabaseFolder(join(folder, 'not there'))).toBe(false);
});

test('makes a folder that other users may enter, and not list', async () => {
  vi.stubEnv('TMPDIR', inside);
  const { TMPDIR } = await temporaryFolder();
  expect(dirname(TMPDIR)).toBe(inside);
  expect(statSync(TMPDIR).mode & 0o777).toBe(0o711);
});

test.runIf(isRoot)('makes it elsewhere when the usual place is root’s alone', async () => {
  chmodSync(folder, 0o700);
  vi.stubEnv('TMPDIR', inside);
  const { TMPDIR } = await temporaryFolder();
  expect(['/tmp', '/var/tmp']).toContain(dirname(TMPDIR));
  rmSync(TMPDIR, { recursive: true });
});

test.skipIf(isRoot)('says what to do when there is no place', async () => {
  vi.stubEnv('TMPDIR', join(folder, 'not there'));
  await expect(temporaryFolder()).rejects.toThrow(
    /^A folder for temporary files \(ENOENT.*\) failed\. Free some space, or set TMPDIR/,
  );
});
