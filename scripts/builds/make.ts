import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../src/server/errors/errors.ts';
import { BUILD_INFO, IN_USE, isComplete, LOCK, markRequested } from './folders.mjs';
import { lock } from './lock.ts';
import { removeIncompleteBuilds, removeOldBuilds } from './remove.ts';

type Making = {
  builds: string;
  siteUrl: string;
  /** The stamp of the sources as they are when it is called. */
  stamp: () => string;
  /** Puts the site into this folder. */
  fill: (folder: string) => Promise<void>;
  print: (line: string) => void;
};

/** Sources that change while they are built are built again, so that a stamp never lies. */
const ATTEMPTS = 3;

/**
 * Makes the build of the sources as they are, and gives its folder. It has another name until it is complete; no other
 * build is touched, unless nobody serves it. One at a time, because Astro's caches bear only one.
 */
export async function makeBuild({ builds, siteUrl, stamp, fill, print }: Making): Promise<string> {
  mkdirSync(builds, { recursive: true });
  const release = await lock(join(builds, LOCK), () => print('Another build is under way here; waiting for it …'));
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const wanted = stamp();
      const folder = join(builds, wanted);
      removeIncompleteBuilds(builds);
      if (!isComplete(folder)) {
        await fillAndName(join(builds, `building-${wanted}`), folder, siteUrl, fill, () => stamp() === wanted);
        if (!isComplete(folder)) continue;
      }
      markRequested(folder);
      removeOldBuilds(builds, folder);
      return folder;
    }
    throw new CommandError('The files of the site change while it is built: try again when nobody writes them');
  } finally {
    release();
  }
}

async function fillAndName(
  partial: string,
  folder: string,
  siteUrl: string,
  fill: Making['fill'],
  isStillWanted: () => boolean,
): Promise<void> {
  try {
    await fill(partial);
    writeFileSync(join(partial, IN_USE), '');
    writeFileSync(join(partial, BUILD_INFO), JSON.stringify({ siteUrl }));
    if (isStillWanted()) renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}
