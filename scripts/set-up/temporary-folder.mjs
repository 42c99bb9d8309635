import { rmSync, statSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { StepError } from './step.mjs';

const OTHERS_ENTER = 0o001;

/**
 * Settings that let a run keep its temporary files in a folder of its own. It is removed at the end, with what a test
 * that was stopped left in it.
 */
export async function temporaryFolder() {
  const parent = [tmpdir(), '/tmp', '/var/tmp'].find(isDatabaseFolder) ?? tmpdir();
  try {
    const folder = await mkdtemp(join(parent, 'clinic-tests-'));
    // For what runs as another user.
    await chmod(folder, 0o711);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
    return {
      TMPDIR: folder,
      // Pictures and traces of failed browser tests: named by those who want to keep them.
      TEST_RESULTS: process.env.TEST_RESULTS ?? join(folder, 'test-results'),
      TEST_TIMES: join(folder, 'test-times'),
    };
  } catch (error) {
    throw new StepError(
      `A folder for temporary files (${error.message})`,
      'Free some space, or set TMPDIR to a folder that you can write to.',
    );
  }
}

/** Whether the tests' Postgres can have its files in a folder. Root's runs as another user. */
export const isDatabaseFolder = (folder) => process.getuid?.() !== 0 || everyoneEnters(folder);

/** Whether every user may enter a folder and all folders above it. */
function everyoneEnters(folder) {
  const path = resolve(folder);
  if ((statSync(path, { throwIfNoEntry: false })?.mode & OTHERS_ENTER) === 0) return false;
  return path === dirname(path) || everyoneEnters(dirname(path));
}
