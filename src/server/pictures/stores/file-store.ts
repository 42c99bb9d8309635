import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DISK_PROBLEM, hasDiskSpace } from '../../disk-space.ts';
import { readInChunks } from '../../ranges/read-in-chunks.ts';
import { makeFolder, removeLeftOver, syncFolder } from '../../sync-to-disk.ts';
import { type ImageFile, type ImageStore, StoreProblem } from './store.ts';

/**
 * Pictures as files in a folder. Each is written under a temporary name first, so that none is found incomplete, and is
 * on the disk with its name when `put` resolves: its row in the database will be.
 */
export function openFileStore(folder: string): ImageStore {
  const remove = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
  };
  let swept: Promise<void> | undefined;
  return {
    put: async (files) => {
      await makeFolder(folder);
      swept ??= removeLeftOver(folder, TEMPORARY).catch(() => {});
      await swept;
      const written: Array<ImageFile & { temporary: string }> = files.map((file) => ({
        ...file,
        temporary: temporaryName(),
      }));
      try {
        for (const { temporary, bytes } of written) await writeFile(join(folder, temporary), bytes, { flush: true });
      } catch (error) {
        await remove(written.map(({ temporary }) => temporary));
        throw error;
      }
      for (const { temporary, name } of written) await rename(join(folder, temporary), join(folder, name));
      await syncFolder(folder);
    },
    find: async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (!found?.isFile()) return undefined;
      return { size: found.size, read: (start, end) => readInChunks(path, start, end) };
    },
    remove,
    check: async () => {
      await makeFolder(folder);
      await access(folder, constants.W_OK);
      if (!(await hasDiskSpace(folder))) throw new StoreProblem(DISK_PROBLEM);
    },
  };
}

const temporaryName = () => `.${randomUUID()}`;
const TEMPORARY = /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
