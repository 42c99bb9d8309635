import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** What a release holds besides its packages and its build: all that runs, and all that a person edits. */
export const ENTRIES = [
  ...['content', 'docs', 'public', 'src', 'astro.config.mjs', 'tsconfig.json', 'vercel.json', 'package-lock.json'],
  ...['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md', 'start'],
  // Last: an update that is stopped half-way still has the commands that undo it.
  ...['scripts', 'package.json'],
];

/** Lists a release: its version, its platform and the checksum of each file that a person may have changed. */
export const RELEASE = 'release.json';

/** @returns {{ version: string, platform: string, build: string, files: Record<string, string> } | undefined} */
export function readRelease(folder) {
  const file = join(folder, RELEASE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The checksums of the files below these entries of a folder. */
export function checksums(folder, entries = ENTRIES) {
  return Object.fromEntries(
    entries.flatMap((entry) =>
      filesUnder(join(folder, entry)).map((file) => [relative(folder, file), sha256(readFileSync(file))]),
    ),
  );
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Of an archive, which may be larger than memory. */
export async function checksumOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export const PLATFORM = `${process.platform}-${process.arch}`;
