import { PICTURE_MAX_LENGTH } from '../../shared/constants.ts';

/** The name of an uploaded file for people: without folders and control characters; undefined for an empty one. */
export function pictureName(file: string): string | undefined {
  const name = (file.split(/[\\/]/).at(-1) ?? '').replace(/[\p{C}\s]+/gu, ' ').trim();
  // The name that browsers give to bytes without a file.
  if (name === '' || name === 'blob') return undefined;
  // The limit may cut an emoji in half.
  return name.slice(0, PICTURE_MAX_LENGTH.name).toWellFormed();
}

/** The same for a picture of another website, by its address. */
export function nameInAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  // Other addresses hold codes that mean nothing to people.
  if (!/\.[a-z]{3,4}$/i.test(last)) return undefined;
  try {
    return pictureName(decodeURIComponent(last));
  } catch {
    return pictureName(last);
  }
}

/** The name for the audit log and for messages. */
export const nameOf = ({ name, hash }: { name: string | null; hash: string }): string =>
  name ?? `${hash.slice(0, 8)}.webp`;
