import { buffer } from 'node:stream/consumers';
import type { ImageStore, StoredImage } from './stores/store.ts';

/** The bytes of a stored file; undefined when not found. */
export async function readImage(store: ImageStore, name: string): Promise<Uint8Array | undefined> {
  const found = await store.find(name);
  return found && readAll(found);
}

export const readAll = async ({ size, read }: StoredImage): Promise<Uint8Array> => buffer(await read(0, size - 1));
