import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HOUR_MS } from '../shared/dates/durations.ts';

/** Creates a folder and those above it that are missing; when it resolves, a power cut cannot take them away. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; ; made = dirname(made)) {
    await syncFolder(dirname(made));
    if (made === first || made === dirname(made)) return;
  }
}

/** Writes a file that is found complete or not at all, also after a power cut. Only its owner can read it. */
export async function writeSynced(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  try {
    await writeFile(temporary, text, { mode: 0o600, flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Removes the files of such names that killed processes left. Another process may be writing the recent ones. */
export async function removeLeftOver(folder: string, isLeftOver: RegExp): Promise<void> {
  const names = await readdir(folder);
  for (const path of names.filter((name) => isLeftOver.test(name)).map((name) => join(folder, name))) {
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > HOUR_MS) await rm(path, { force: true });
  }
}

/** Puts the names in a folder on the disk: until then a power cut may take away a file that was written or renamed. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and its journal stores names in order.
  if (process.platform !== 'win32') await sync(path);
}

/** Puts a folder with all that is in it on the disk, file by file: a process may have few files open at once. */
export async function syncTree(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true }))
    await (entry.isDirectory() ? syncTree : sync)(join(path, entry.name));
  await syncFolder(path);
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
