import type { ShownPicture } from '../contract/pictures/shown-pictures.ts';
import { pictureHash } from './shown-picture.ts';

/** What Facebook, LinkedIn and messengers ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Names the file and the focal point that it is made of, so that a scraper fetches a changed one again. */
export const shareImagePath = (
  hash: string,
  { src, focalX, focalY }: Pick<ShownPicture, 'src' | 'focalX' | 'focalY'>,
) => `/api/admin/download/${hash}/share-${pictureHash(src)?.slice(0, 12)}-${focalX}-${focalY}.jpg`;
