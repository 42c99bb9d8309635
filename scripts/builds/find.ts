import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDS, completeBuilds, IN_USE, isComplete } from './folders.mjs';
import { shareLock } from './lock.ts';

/** What `npm start` made its build for, and what a build is made for when SITE_URL says nothing. */
const siteUrlOf = (url = process.env['SITE_URL']) => (url || 'http://localhost:4321').replace(/\/+$/, '');

/**
 * The build to serve: what BUILD_FOLDER names (`npm start` and `npm test` set it to the one they made); else the one
 * that was asked for last, of those with this SITE_URL when there are any. Undefined when there is none.
 */
export function findBuild(builds = BUILDS): string | undefined {
  const named = process.env['BUILD_FOLDER'];
  if (named) return isComplete(named) ? named : undefined;
  const complete = completeBuilds(builds);
  return (complete.find(({ siteUrl }) => siteUrlOf(siteUrl) === siteUrlOf()) ?? complete[0])?.folder;
}

/** Marks the build as served until the process ends, so that it is not cleared. False when it is gone already. */
export function lockBuild(folder: string): boolean {
  const file = join(folder, IN_USE);
  try {
    return (!existsSync(file) || shareLock(file)) && isComplete(folder);
  } catch {
    // A file system without locks: nobody can clear it there either.
    return isComplete(folder);
  }
}
