import { createHash } from 'node:crypto';

/** The width of the small variant, also part of its name. */
export const SMALL_WIDTH = 640;

const HASH_CHARACTERS = 32;

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, HASH_CHARACTERS);

/** Both files of a picture: the large one, whose address is stored in articles, and the small one. */
export const fileNames = (hash: string) => ({ large: `${hash}.webp`, small: `${hash}-${SMALL_WIDTH}.webp` });

/** Whether a name can be one of ours; nothing else ever reaches a store. */
export const isFileName = (name: string): boolean => FILE_NAME.test(name);
const FILE_NAME = new RegExp(`^[0-9a-f]{${HASH_CHARACTERS}}(-${SMALL_WIDTH})?\\.webp$`);

/** Finds the hash in whatever refers to a picture: an address, or HTML. In Postgres's notation too. */
export const HASH_IN_TEXT = `([0-9a-f]{${HASH_CHARACTERS}})(?:-${SMALL_WIDTH})?\\.webp`;
