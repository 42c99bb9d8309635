import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { IN_USE, isBuildName, isComplete, LOCK } from './folders.mjs';
import { tryLock } from './lock.ts';

/** A start requests a build before its server locks it. Until then only this period protects the build. */
const GRACE_MS = 2 * 60_000;

/** Removes everything but complete builds. The caller must hold the lock of the builds folder. */
export function removeIncompleteBuilds(builds: string): void {
  for (const name of readdirSync(builds)) {
    const path = join(builds, name);
    if (name !== LOCK && !(isBuildName(name) && isComplete(path))) remove(path);
  }
}

/** Removes builds that no server uses, except `newest`. The caller must hold the lock of the builds folder. */
export function removeOldBuilds(builds: string, newest: string): void {
  for (const name of readdirSync(builds).filter(isBuildName)) {
    const folder = join(builds, name);
    if (folder === newest || Date.now() - statSync(folder).mtimeMs < GRACE_MS) continue;
    const file = join(folder, IN_USE);
    const release = existsSync(file) ? attempt(() => tryLock(file)) : () => {};
    if (!release) continue;
    // Renamed first, so that no process ever finds half a build under a build's name.
    const condemned = join(builds, `removing-${name}`);
    if (attempt(() => renameSync(folder, condemned) ?? true)) remove(condemned);
    release();
  }
}

const remove = (path: string) => attempt(() => rmSync(path, { recursive: true, force: true }));

/** Undefined instead of an error: files of another user, or open ones on Windows, may stay. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
