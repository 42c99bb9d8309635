import type { ShownArticle } from '../../shared/contract/articles/articles.ts';
import {
  imageSource,
  pictureHash,
  SHARE_SIZE,
  shareImagePath,
  shownAlt,
  shownPicture,
} from '../../shared/pictures/picture.ts';

export type ShareImage = { url: string; details?: { width: number; height: number; alt: string } | undefined };

/** The image that messengers and networks show for an item: a crop around the focal point, or the picture itself. */
export function shareImage(
  { image, imageAlt, pictures }: Pick<ShownArticle, 'image' | 'imageAlt' | 'pictures'>,
  siteUrl: string,
): ShareImage {
  const shown = shownPicture(pictures, image);
  const hash = pictureHash(image);
  // The stand-in of a removed picture is no upload.
  if (!shown || !hash || !pictureHash(shown.src))
    return { url: new URL(shown?.src ?? imageSource(image), siteUrl).href };
  return { url: siteUrl + shareImagePath(hash, shown), details: { ...SHARE_SIZE, alt: shownAlt(imageAlt, shown) } };
}
