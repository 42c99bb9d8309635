import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../set-up/stamp.mjs';
import { root } from '../set-up/step.mjs';

/** Each build has its own folder in here, named by the fingerprint of its sources. */
export const BUILDS = join(root, 'dist');

/** Holds the build's SITE_URL. Written last, so it also marks the build as complete. */
export const BUILD_INFO = 'build.json';

/** Lock file of one build: its servers share it. */
export const IN_USE = 'in-use';

/** Lock file of the builds folder: held while a build is made or removed. */
export const LOCK = '.lock';

const SOURCES = [
  'src',
  'content',
  'public',
  'docs/editors.md',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

export const sourceFingerprint = () =>
  fingerprint(SOURCES, [process.env.SITE_URL ?? '', process.env.VISIT_COUNTS ?? '']).slice(0, 16);

export const isBuildName = (name) => /^[0-9a-f]{16}$/.test(name);

export const isComplete = (folder) => existsSync(join(folder, BUILD_INFO));

/** The modification time of a build's folder says when it was last requested. */
export function markRequested(folder) {
  const now = new Date();
  utimesSync(folder, now, now);
}

/** The complete builds, the last requested first. */
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
