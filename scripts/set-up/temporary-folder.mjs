import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StepError } from './step.mjs';

const OTHERS_ENTER = 0o001;

/**
 * Settings that let a run keep its temporary files in a folder of its own. It is removed at the end, with what a test
 * that was stopped left in it.
 */
export function temporaryFolder() {
  const parent = [tmpdir(), '/tmp', '/var/tmp'].find((folder) => !isRoot() || everyoneEnters(folder)) ?? tmpdir();
  try {
    const folder = mkdtempSync(join(parent, 'clinic-tests-'));
    // Root's Postgres and PgBouncer run as another user, who must get to their own folders in it.
    chmodSync(folder, 0o711);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
    return { TMPDIR: folder, TEST_RESULTS: join(folder, 'test-results') };
  } catch (error) {
    throw new StepError(
      `A folder for temporary files (${error.message})`,
      'Free some space, or set TMPDIR to a folder that you can write to.',
    );
  }
}

const isRoot = () => process.getuid?.() === 0;

/** Whether every user may enter a folder and all folders above it. */
function everyoneEnters(folder) {
  const path = resolve(folder);
  if ((statSync(path, { throwIfNoEntry: false })?.mode & OTHERS_ENTER) === 0) return false;
  return path === dirname(path) || everyoneEnters(dirname(path));
}
