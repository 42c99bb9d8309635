import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { print, StepError } from './step.mjs';

const PAUSE_MS = 250;

/**
 * Does work that no two processes may do at once. The file names the process that works; one that has ended holds
 * nothing. Waits a quarter of an hour at most.
 */
export async function withLock(file, work, action, { waitMs = 15 * 60_000 } = {}) {
  for (let waited = 0; !take(file); waited += PAUSE_MS) {
    if (waited === 0) print(`Waiting for ${work} …`);
    if (waited >= waitMs)
      throw new StepError(`Waiting for ${work} (process ${holder(file)})`, `If nothing works on it, remove ${file}.`);
    await wait(PAUSE_MS);
  }
  try {
    return await action();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  const pid = holder(file);
  if (pid !== undefined && !isRunning(pid)) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function holder(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isRunning(pid) {
  try {
    // Signal 0 only asks; 0 itself would be this group: a file that is just being written.
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
