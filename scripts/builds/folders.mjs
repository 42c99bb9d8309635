import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../set-up/stamp.mjs';
import { root } from '../set-up/step.mjs';

/** Every build has a folder of its own in here, named by the stamp of what it was made of. */
export const BUILDS = join(root, 'dist');

/** Written last, before the folder gets its name: says what the build was made for. */
export const BUILD_INFO = 'build.json';

/** Whoever serves a build holds a lock on this file of it. */
export const IN_USE = 'in-use';

/** Whoever builds or clears holds a lock on this file beside the builds. */
export const LOCK = '.lock';

const SOURCES = [
  'src',
  'content',
  'public',
  'docs/editors.md',
  'astro.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** The stamp of the build that the sources and the address of this moment ask for. */
export const sourceFingerprint = () => fingerprint(SOURCES, [process.env.SITE_URL ?? '']).slice(0, 16);

export const isBuildName = (name) => /^[0-9a-f]{16}$/.test(name);

/** A build counts when it is complete: it gets its name only then. */
export const isComplete = (folder) => existsSync(join(folder, BUILD_INFO));

/** The time of its folder says when a build was last asked for: the newest is what `npm run serve` serves. */
export function markRequested(folder) {
  const now = new Date();
  utimesSync(folder, now, now);
}

/** The complete builds, the one that was asked for last first. */
export function completeBuilds(builds = BUILDS) {
  if (!existsSync(builds)) return [];
  return readdirSync(builds)
    .filter((name) => isBuildName(name))
    .map((name) => join(builds, name))
    .filter(isComplete)
    .map((folder) => ({ folder, requestedAt: statSync(folder).mtimeMs, siteUrl: siteUrlOf(folder) }))
    .sort((one, other) => other.requestedAt - one.requestedAt);
}

function siteUrlOf(folder) {
  const { siteUrl = '' } = JSON.parse(readFileSync(join(folder, BUILD_INFO), 'utf8'));
  return siteUrl;
}
