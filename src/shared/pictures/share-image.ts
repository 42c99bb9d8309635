import type { ShownPicture } from '../contract/pictures/shown-pictures.ts';
import { pictureHash } from './shown-picture.ts';

/** The size that Facebook, LinkedIn and messengers ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Contains the file and the focal point, so that a scraper fetches a changed image again. */
export const shareImagePath = (
  hash: string,
  { src, focalX, focalY }: Pick<ShownPicture, 'src' | 'focalX' | 'focalY'>,
) => `/api/admin/download/${hash}/share-${pictureHash(src)?.slice(0, 12)}-${focalX}-${focalY}.jpg`;
