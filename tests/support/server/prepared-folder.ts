import { execFile } from 'node:child_process';
import { cpSync, existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint } from '../../../scripts/builds/folders.mjs';
import { withinAMinute } from '../timing/within-a-minute.ts';
import { emptyFolder } from './server.ts';

/** The results of first starts, by their inputs: other tests may run on an earlier one. */
const CACHE = 'node_modules/.cache/first-start';
const UNUSED_AFTER_MS = 24 * 60 * 60_000;
const INPUTS = [
  'src/server',
  'src/shared',
  'content/magazine',
  'public/assets/magazine',
  'content/team.yaml',
  'package-lock.json',
  'tests/support/server/first-start.ts',
  'tests/support/server/server.ts',
];

/** Vitest's and Playwright's global set-up: one first start for all tests, whose processes read the folder's name here. */
export default async function prepareFolder(): Promise<void> {
  const data = join(CACHE, fingerprint(INPUTS));
  process.env['PREPARED_FOLDER'] = data;
  if (existsSync(data)) return;
  await mkdir(CACHE, { recursive: true });
  await removeUnused();
  const partial = await mkdtemp(join(CACHE, 'preparing-'));
  const started = promisify(execFile)(process.execPath, ['tests/support/server/first-start.ts', partial]);
  await withinAMinute(started, () => 'tests/support/server/first-start.ts, which fills the database of the tests');
  // Another run of the same sources may have been faster.
  await rename(partial, data).catch(() => rm(partial, { recursive: true }));
}

async function removeUnused(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const folder = join(CACHE, name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > UNUSED_AFTER_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** A new data folder with the starter magazine and STAFF's account. */
export async function preparedFolder(): Promise<string> {
  const folder = await emptyFolder();
  cpSync(process.env['PREPARED_FOLDER'] ?? '', folder, { recursive: true });
  return folder;
}
