import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { print, StepError } from './step.mjs';

const PAUSE_MS = 250;
/** A file that is still empty then is not being written: a full disk left it. */
const WRITTEN_MS = 5000;

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
  if (pid !== undefined && !isHeld(file, pid)) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    // Created, and then the disk was full. Another error may come while somebody else holds it.
    if (holder(file) === 0) rmSync(file, { force: true });
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

/** An empty file only while it is being written, and never by this process: in a container an earlier one may have had its number. */
const isHeld = (file, pid) => (pid === 0 ? isNew(file) : pid !== process.pid && isRunning(pid));

const isNew = (file) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) < WRITTEN_MS;

function isRunning(pid) {
  try {
    // Signal 0 only asks.
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
