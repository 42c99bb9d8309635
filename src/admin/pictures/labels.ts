import type { Picture, PictureDetails } from '../../shared/contract/pictures/pictures.ts';

type Named = Pick<Picture, 'name' | 'hash'>;

/** Pictures that are older than the library have no name. */
export const pictureName = ({ name, hash }: Named): string => name ?? `${hash.slice(0, 8)}.webp`;

export function formatPictureSize({ width, height, bytes }: Pick<Picture, 'width' | 'height' | 'bytes'>): string {
  if (width === null || height === null) return '';
  return [`${width} × ${height}`, bytes === null ? '' : formatBytes(bytes)].filter(Boolean).join(', ');
}

const formatBytes = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

export const formatPictureCount = (count: number) =>
  count === 1 ? '1 picture' : `${count.toLocaleString('en')} pictures`;

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

/** The uses of a picture, and what becomes of them when it is removed for good. */
export function formatPlaces(placedIn: PictureDetails['placedIn'] | undefined): string {
  const { articles = 0, documents = 0, versions = 0, profiles = 0 } = placedIn ?? {};
  const parts = [
    articles > 0 && (articles === 1 ? '1 article' : `${articles} articles`),
    documents > 0 && (documents === 1 ? '1 text of the clinic' : `${documents} texts of the clinic`),
    versions > 0 && (versions === 1 ? '1 stored version' : `${versions} stored versions`),
    profiles > 0 && (profiles === 1 ? '1 profile' : `${profiles} profiles`),
  ].filter((part) => part !== false);
  if (parts.length === 0) return 'Nothing uses it.';
  return `It stands in ${inWords.format(parts)}: each shows the stand-in instead, at once.`;
}
