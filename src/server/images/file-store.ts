import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_TYPE, type ImageFile, type ImageStore } from './store.ts';

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
      try {
        return await openAsBlob(join(folder, name), { type: IMAGE_TYPE });
      } catch {
        return undefined;
      }
    },
    remove,
  };
}

const draftName = () => `.${randomUUID()}`;
