import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../src/server/environment.ts';
import { BUILDS, completeBuilds, IN_USE, isComplete, settingsOf } from './folders.mjs';
import { shareLock } from './lock.ts';

/** The default is the address of `npm start`, and of a build without SITE_URL. */
const siteUrlOf = (url = process.env['SITE_URL']) => (url || 'http://localhost:4321').replace(/\/+$/, '');

/**
 * The folder of the build to serve: the one in BUILD_FOLDER (`npm start` and `npm test` set it to the one they made);
 * otherwise the build of the repository's files that was requested last, preferably one with this SITE_URL.
 */
export function findBuild(builds = BUILDS): string | undefined {
  const named = process.env['BUILD_FOLDER'];
  if (named) return isComplete(named) ? named : undefined;
  const complete = completeBuilds(builds).filter(({ isPublished }) => !isPublished);
  return (complete.find(({ siteUrl }) => siteUrlOf(siteUrl) === siteUrlOf()) ?? complete[0])?.folder;
}

/** Protects the build from removal, until it is released or this process ends. Undefined when it was removed already. */
export function lockBuild(folder: string): (() => void) | undefined {
  const file = join(folder, IN_USE);
  let release: (() => void) | undefined = () => {};
  try {
    if (existsSync(file)) release = shareLock(file);
  } catch {
    // On a file system without locks no other process can lock the build to remove it.
  }
  if (release && isComplete(folder)) return release;
  release?.();
  return undefined;
}

/**
 * The settings to serve a build with. One that was made with `VISIT_COUNTS=off` says on `/privacy` that nothing is
 * counted, so then nothing is, whatever the server's own setting.
 */
export function followBuild(settings: Environment, build: string, print: (line: string) => void): Environment {
  if (!settings.countsVisits || settingsOf(build).visitCounts !== 'off') return settings;
  print('VISIT_COUNTS was off for this build, so nothing is counted: to count visits, run `npm run build` with it on');
  // Pages that are rendered on request read it too (src/layouts/Document.astro).
  process.env['VISIT_COUNTS'] = 'off';
  return { ...settings, countsVisits: false };
}
