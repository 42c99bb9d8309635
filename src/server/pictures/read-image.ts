import { buffer } from 'node:stream/consumers';
import { CommandError } from '../errors/errors.ts';
import type { ImageStore, StoredImage } from './stores/store.ts';

/** The bytes of a stored file, fetched from the store's public address if it has one; undefined when not found. */
export async function readImage(store: ImageStore, name: string): Promise<Uint8Array | undefined> {
  const found = await store.find(name);
  if (!(found instanceof URL)) return found && readAll(found);
  const response = await fetch(found);
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  await response.body?.cancel();
  if (response.status === 404) return undefined;
  throw new CommandError(`The picture ${name} cannot be read (HTTP status ${response.status}). Try again later.`);
}

export const readAll = async ({ size, read }: StoredImage): Promise<Uint8Array> => buffer(await read(0, size - 1));
