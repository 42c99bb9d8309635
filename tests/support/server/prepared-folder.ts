import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint, isStamped, stamp } from '../../../scripts/set-up/stamp.mjs';
import { emptyFolder } from './server.ts';

/** What a first start left, kept until something changes that had a part in it. */
const KEPT = 'node_modules/.cache/first-start';
const DATA = join(KEPT, 'data');
const STAMP = join(KEPT, '.made');
const MADE_OF = [
  'src/server',
  'src/shared',
  'content/magazine',
  'package-lock.json',
  'tests/support/server/first-start.ts',
  'tests/support/server/server.ts',
];

/** A global set-up: one first start for all the tests that are about something later. */
export default async function prepareFolder(): Promise<void> {
  const wanted = fingerprint(MADE_OF);
  if (isStamped(STAMP, wanted)) return;
  await rm(KEPT, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, ['tests/support/server/first-start.ts', DATA]);
  stamp(STAMP, wanted);
}

/** A data folder of one's own as a first start leaves it: the starter magazine, and the account of STAFF. */
export async function preparedFolder(): Promise<string> {
  const folder = await emptyFolder();
  await cp(DATA, folder, { recursive: true });
  return folder;
}
