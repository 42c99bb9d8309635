import type { Picture } from '../../shared/contract/pictures/pictures.ts';

type Named = Pick<Picture, 'name' | 'hash'>;

/** Pictures from before the library have no name. */
export const nameOf = ({ name, hash }: Named): string => name ?? `${hash.slice(0, 8)}.webp`;

export function sizeOf({ width, height, bytes }: Pick<Picture, 'width' | 'height' | 'bytes'>): string {
  if (width === null || height === null) return '';
  return [`${width} × ${height}`, bytes === null ? '' : weightOf(bytes)].filter(Boolean).join(', ');
}

const weightOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

export const countOfPictures = (count: number) =>
  count === 1 ? '1 picture' : `${count.toLocaleString('en')} pictures`;

const formatter = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/Amsterdam' });

/** 4 Mar 2026, in Amsterdam. */
export const dayOf = (moment: string) => formatter.format(new Date(moment));
