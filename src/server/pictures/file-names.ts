import { createHash } from 'node:crypto';
import { VARIANT_WIDTHS } from '../../shared/image-source.ts';

const HASH_CHARACTERS = 32;

export const imageHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, HASH_CHARACTERS);

/** The files of a picture: the large one, whose address is stored in articles, and its variants. */
export const imageFileNames = (hash: string) => ({
  large: `${hash}.webp`,
  medium: `${hash}-${VARIANT_WIDTHS.medium}.webp`,
  small: `${hash}-${VARIANT_WIDTHS.small}.webp`,
});

/** Finds the hash in whatever refers to a picture: an address, or HTML. In Postgres's notation too. */
export const HASH_IN_TEXT = `([0-9a-f]{${HASH_CHARACTERS}})(?:-(?:${Object.values(VARIANT_WIDTHS).join('|')}))?\\.webp`;
const FILE_NAME = new RegExp(`^${HASH_IN_TEXT}$`);

/** Whether a name can be one of ours; nothing else ever reaches a store. */
export const isImageFileName = (name: string): boolean => FILE_NAME.test(name);

/** The large file of the picture that a variant's name stands for; undefined for the large one itself. */
export function largeFileName(name: string): string | undefined {
  const [, hash] = FILE_NAME.exec(name) ?? [];
  const large = hash && imageFileNames(hash).large;
  return large === name ? undefined : large;
}
