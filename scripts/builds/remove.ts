import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IN_USE, isBuildName, isComplete, LOCK } from './folders.mjs';
import { tryLock } from './lock.ts';

/** From the moment a start asked for a build until it serves it, nothing but this keeps the build. */
const GRACE_MS = 2 * 60_000;

/** What an unfinished build or an unfinished clearing left. Only for who holds the lock of all builds. */
export function removeIncompleteBuilds(builds: string): void {
  for (const name of readdirSync(builds)) {
    const path = join(builds, name);
    if (name !== LOCK && !(isBuildName(name) && isComplete(path))) remove(path);
  }
}

/** Builds that nobody serves and nobody asked for lately; never `newest`. Only for who holds the lock of all builds. */
export function removeOldBuilds(builds: string, newest: string): void {
  for (const name of readdirSync(builds).filter(isBuildName)) {
    const folder = join(builds, name);
    if (folder === newest || Date.now() - statSync(folder).mtimeMs < GRACE_MS) continue;
    const file = join(folder, IN_USE);
    const release = existsSync(file) ? attempt(() => tryLock(file)) : () => {};
    if (!release) continue;
    // Away under one name, so that nobody ever sees half a build.
    const condemned = join(builds, `clearing-${name}`);
    if (attempt(() => renameSync(folder, condemned) ?? true)) remove(condemned);
    release();
  }
}

const remove = (path: string) => attempt(() => rmSync(path, { recursive: true, force: true }));

/** What cannot be cleared (another user's, or open on Windows) stays; it is in nobody's way. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
