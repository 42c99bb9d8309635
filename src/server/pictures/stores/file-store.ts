import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasDiskSpace } from '../../health/disk-space.ts';
import { readInChunks } from '../../ranges/read-in-chunks.ts';
import type { ImageFile, ImageStore } from './store.ts';

/** Pictures as files in a folder. A name is there only when its bytes are complete. */
export function openFileStore(folder: string): ImageStore {
  const remove = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
  };
  return {
    put: async (files) => {
      await mkdir(folder, { recursive: true });
      const written: Array<ImageFile & { draft: string }> = files.map((file) => ({ ...file, draft: draftName() }));
      try {
        for (const { draft, bytes } of written) await writeFile(join(folder, draft), bytes, { flush: true });
      } catch (error) {
        await remove(written.map(({ draft }) => draft));
        throw error;
      }
      for (const { draft, name } of written) await rename(join(folder, draft), join(folder, name));
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
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
      if (!(await hasDiskSpace(folder))) throw new Error('The disk is full');
    },
  };
}

const draftName = () => `.${randomUUID()}`;
