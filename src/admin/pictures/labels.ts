import type { Picture, PictureDetails } from '../../shared/contract/pictures/pictures.ts';
import { listed } from '../language/words.tsx';
import { formatMegabytes } from '../uploads/format-megabytes.ts';
import { t } from './words.ts';

type Named = Pick<Picture, 'name' | 'hash'>;

/** Pictures that are older than the library have no name. */
export const pictureName = ({ name, hash }: Named): string => name ?? `${hash.slice(0, 8)}.webp`;

export function formatPictureSize({ width, height, bytes }: Pick<Picture, 'width' | 'height' | 'bytes'>): string {
  if (width === null || height === null) return '';
  return [`${width} × ${height}`, bytes === null ? '' : formatBytes(bytes)].filter(Boolean).join(', ');
}

const formatBytes = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : formatMegabytes(bytes / 1024 / 1024);

export const formatPictureCount = (count: number) => t('{count} picture|{count} pictures', { count });

/** The uses of a picture, and what becomes of them when it is removed for good. */
export function formatPlaces(placedIn: PictureDetails['placedIn'] | undefined): string {
  const { articles = 0, documents = 0, versions = 0, profiles = 0 } = placedIn ?? {};
  const parts = [
    articles > 0 && t('{count} article|{count} articles', { count: articles }),
    documents > 0 && t('{count} text of the clinic|{count} texts of the clinic', { count: documents }),
    versions > 0 && t('{count} stored version|{count} stored versions', { count: versions }),
    profiles > 0 && t('{count} profile|{count} profiles', { count: profiles }),
  ].filter((part) => part !== false);
  if (parts.length === 0) return t('Nothing uses it.');
  return t('It stands in {places}: each shows the stand-in instead, at once.', { places: listed(parts) });
}
