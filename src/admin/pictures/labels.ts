import type { Picture } from '../../shared/contract/pictures/pictures.ts';

type Named = Pick<Picture, 'name' | 'hash'>;

/** Pictures from before the library have no name. */
export const pictureName = ({ name, hash }: Named): string => name ?? `${hash.slice(0, 8)}.webp`;

export function formatPictureSize({ width, height, bytes }: Pick<Picture, 'width' | 'height' | 'bytes'>): string {
  if (width === null || height === null) return '';
  return [`${width} × ${height}`, bytes === null ? '' : formatBytes(bytes)].filter(Boolean).join(', ');
}

const formatBytes = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

export const formatPictureCount = (count: number) =>
  count === 1 ? '1 picture' : `${count.toLocaleString('en')} pictures`;
