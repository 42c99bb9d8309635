import { createHash } from 'node:crypto';
import { VARIANT_WIDTHS } from '../../shared/pictures/picture.ts';

const HASH_CHARACTERS = 32;

export const imageHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, HASH_CHARACTERS);

/** The files of a picture: `large`, whose address articles refer to, and its variants. */
export const imageFileNames = (hash: string): Record<'large' | keyof typeof VARIANT_WIDTHS, string> => ({
  large: `${hash}.webp`,
  medium: `${hash}-${VARIANT_WIDTHS.medium}.webp`,
  small: `${hash}-${VARIANT_WIDTHS.small}.webp`,
});

const DOWNLOAD_PATH = '/api/admin/download/';

/** Where articles find a picture. */
export const addressOf = (hash: string): string => DOWNLOAD_PATH + imageFileNames(hash).large;
/** Where a list finds its small size. */
export const thumbnailOf = (hash: string): string => DOWNLOAD_PATH + imageFileNames(hash).small;

/**
 * Matches picture addresses in text and HTML and captures the hash; valid in JavaScript and Postgres. The SQL function
 * `pictures_in` (db/migrations/0000_schema.sql) has a copy.
 */
export const HASH_IN_TEXT = `([0-9a-f]{${HASH_CHARACTERS}})(?:-(?:${Object.values(VARIANT_WIDTHS).join('|')}))?\\.webp`;
const FILE_NAME = new RegExp(`^${HASH_IN_TEXT}$`);

/** The picture whose size this name is; undefined for any other name, which never reaches a store. */
export const hashInFileName = (name: string): string | undefined => FILE_NAME.exec(name)?.[1];

/** The large file that a variant belongs to; undefined for the large file itself. */
export function largeFileName(name: string): string | undefined {
  const hash = hashInFileName(name);
  const large = hash && imageFileNames(hash).large;
  return large === name ? undefined : large;
}
