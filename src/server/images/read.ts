import { CommandError } from '../errors.ts';
import type { ImageStore } from './store.ts';

/** The bytes of a stored picture, wherever they are; undefined when it is not there. */
export async function bytesOf(store: ImageStore, name: string): Promise<Uint8Array | undefined> {
  const found = await store.find(name);
  if (!(found instanceof URL)) return found && new Uint8Array(await found.arrayBuffer());
  const response = await fetch(found);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new CommandError(`The picture ${name} cannot be read (${response.status}): try again later`);
  return new Uint8Array(await response.arrayBuffer());
}
