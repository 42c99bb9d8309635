import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint, isStamped, stamp } from '../../../scripts/set-up/stamp.mjs';
import { emptyFolder } from './server.ts';

/** The result of a first start, cached until one of its inputs changes. */
const CACHE = 'node_modules/.cache/first-start';
const DATA = join(CACHE, 'data');
const STAMP = join(CACHE, '.stamp');
const INPUTS = [
  'src/server',
  'src/shared',
  'content/magazine',
  'content/team.yaml',
  'package-lock.json',
  'tests/support/server/first-start.ts',
  'tests/support/server/server.ts',
];

/** Vitest's and Playwright's global set-up: one first start for all tests. */
export default async function prepareFolder(): Promise<void> {
  const current = fingerprint(INPUTS);
  if (isStamped(STAMP, current)) return;
  await rm(CACHE, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, ['tests/support/server/first-start.ts', DATA]);
  stamp(STAMP, current);
}

/** A new data folder with the starter magazine and STAFF's account. */
export async function preparedFolder(): Promise<string> {
  const folder = await emptyFolder();
  cpSync(DATA, folder, { recursive: true });
  return folder;
}
