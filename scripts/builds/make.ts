import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../src/server/errors/errors.ts';
import { BUILD_INFO, type buildSettings, IN_USE, isComplete, LOCK, markRequested } from './folders.mjs';
import { lock } from './lock.ts';
import { removeIncompleteBuilds, removeOldBuilds } from './remove.ts';

type BuildOptions = {
  builds: string;
  /** The settings that the pages are made with. */
  settings: ReturnType<typeof buildSettings>;
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
