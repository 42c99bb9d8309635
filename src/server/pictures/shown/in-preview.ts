import type { ShownPictures } from '../../../shared/contract/pictures/shown-pictures.ts';
import { pictureHash } from '../../../shared/pictures/shown-picture.ts';

/** With the token of the preview link in each address: readers do not get the pictures of a draft without it. */
export const inPreview = (pictures: ShownPictures, token: string): ShownPictures =>
  Object.fromEntries(
    Object.entries(pictures).map(([hash, shown]) => [
      hash,
      pictureHash(shown.src) ? { ...shown, src: `${shown.src}?preview=${token}` } : shown,
    ]),
  );
