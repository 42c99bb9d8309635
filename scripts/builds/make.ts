import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../src/server/errors/errors.ts';
import {
  BUILD_INFO,
  type buildSettings,
  completeBuilds,
  IN_USE,
  isBuildName,
  isComplete,
  LOCK,
  markRequested,
} from './folders.mjs';
import { lock, tryLock } from './lock.ts';

type BuildOptions = {
  builds: string;
  /** The settings that the pages are made with. */
  settings: ReturnType<typeof buildSettings> & { isPublished: boolean };
  /** The fingerprint of the current sources. */
  fingerprint: () => string;
  buildInto: (folder: string) => Promise<void>;
  print: (line: string) => void;
  /** For another build. */
  waitMs?: number;
};

/** A build whose sources changed during the build does not match its fingerprint, so it is made again. */
const ATTEMPTS = 3;

/**
 * Builds the current sources, unless such a build exists, and returns its folder. The folder gets its name when the
 * build is complete. One build at a time, because Astro's caches are not safe for two.
 */
export async function makeBuild(options: BuildOptions): Promise<string> {
  const { builds, fingerprint, print, waitMs } = options;
  mkdirSync(builds, { recursive: true });
  const release = await lock(join(builds, LOCK), () => print('Waiting for another build to finish …'), waitMs);
  if (!release)
    throw new CommandError('Another build has not ended for 20 minutes: end the process that builds, then try again');
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const name = fingerprint();
      const folder = join(builds, name);
      removeIncompleteBuilds(builds);
      if (!isComplete(folder)) await buildAndRename(join(builds, `building-${name}`), folder, name, options);
      if (!isComplete(folder)) continue;
      markRequested(folder);
      removeOldBuilds(builds, folder);
      return folder;
    }
    throw new CommandError('The source files keep changing during the build. Try again when they are stable.');
  } finally {
    release();
  }
}

async function buildAndRename(
  partial: string,
  folder: string,
  name: string,
  { settings, fingerprint, buildInto }: BuildOptions,
): Promise<void> {
  try {
    await buildInto(partial);
    writeFileSync(join(partial, IN_USE), '');
    writeFileSync(join(partial, BUILD_INFO), JSON.stringify(settings));
    if (fingerprint() === name) renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** A start requests a build before its server locks it. Until then only this period protects the build. */
const GRACE_MS = 2 * 60_000;

/** Removes everything but complete builds. The caller must hold the lock of the builds folder. */
function removeIncompleteBuilds(builds: string): void {
  for (const name of readdirSync(builds)) {
    const path = join(builds, name);
    if (name !== LOCK && !(isBuildName(name) && isComplete(path))) remove(path);
  }
}

/**
 * Removes builds that no server uses, except `newest` and the last one of published documents, which a server that was
 * killed starts with. The caller must hold the lock of the builds folder.
 */
function removeOldBuilds(builds: string, newest: string): void {
  const lastPublished = completeBuilds(builds).find(({ isPublished }) => isPublished)?.folder;
  for (const name of readdirSync(builds).filter(isBuildName)) {
    const folder = join(builds, name);
    if (folder === newest || folder === lastPublished || Date.now() - statSync(folder).mtimeMs < GRACE_MS) continue;
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
