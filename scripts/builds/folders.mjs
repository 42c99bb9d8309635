import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { root } from '../set-up/step.mjs';

/** Each build has its own folder in here, named by the fingerprint of its sources. */
export const BUILDS = join(root, 'dist');

/** Those of what staff published; in the image only this folder can be written (Dockerfile). */
export const publishedBuilds = (folder = root) =>
  isWritable(folder) ? join(folder, basename(BUILDS)) : join(folder, 'published');

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Holds the settings that the build was made with. Written last, so it also marks the build as complete. */
export const BUILD_INFO = 'build.json';

/** Lock file of one build: its servers share it. */
export const IN_USE = 'in-use';

/** Lock file of the builds folder: held while a build is made or removed. */
export const LOCK = '.lock';

const CODE = [
  'src',
  'public',
  'docs/editors.md',
  'docs/screens',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];
export const SOURCES = ['content', ...CODE];

/** The settings that pages are made with; what makes the same pages is the same. */
export const buildSettings = () => ({
  siteUrl: (process.env.SITE_URL ?? '').replace(/\/+$/, ''),
  visitCounts: process.env.VISIT_COUNTS === 'off' ? 'off' : '',
});

/**
 * @param {{ siteUrl: string, visitCounts: string }} settings
 * `contentRoot` is the folder whose content/ is read: published documents may stand in for files (src/content).
 */
export const sourceFingerprint = (
  { siteUrl, visitCounts } = buildSettings(),
  contentRoot = process.env.CONTENT_ROOT || '.',
) => fingerprint(SOURCES, [siteUrl, visitCounts], contentRoot).slice(0, 16);

/** Of what a build is made of beside content/. */
export const codeFingerprint = () => fingerprint(CODE);

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
    .map((folder) => ({ folder, requestedAt: statSync(folder).mtimeMs, ...settingsOf(folder) }))
    .sort((one, other) => other.requestedAt - one.requestedAt);
}

/** The settings that a build was made with, and whether documents that staff published stand in for files of content/. */
export function settingsOf(folder) {
  const {
    siteUrl = '',
    visitCounts = '',
    isPublished = false,
  } = JSON.parse(readFileSync(join(folder, BUILD_INFO), 'utf8'));
  return { siteUrl, visitCounts, isPublished };
}

/** Whether a build is of the sources as they are now. */
export const isOfCurrentSources = (folder) => basename(folder) === sourceFingerprint(settingsOf(folder));

/** Their names say which files they are, so that a build is found while the store of the pictures does not answer. */
const BUILD_PICTURES = /^content\/fotos\//;

/** A hash of files, folders and values. */
export function fingerprint(paths, values = [], contentRoot = '.') {
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const path of paths) {
    const base = path === 'content' ? resolve(root, contentRoot) : root;
    for (const file of filesUnder(base, path)) {
      hash.update(file);
      if (!BUILD_PICTURES.test(file)) hash.update(readFileSync(join(base, file)));
    }
  }
  return hash.digest('hex');
}

function filesUnder(base, path) {
  if (!existsSync(join(base, path))) return [];
  try {
    return readdirSync(join(base, path), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(base.length + 1))
      .sort();
  } catch {
    return [path];
  }
}
