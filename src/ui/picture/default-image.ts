import { DEFAULT_IMAGE } from '../../shared/pictures/picture.ts';

/** Replaces an image that failed to load. */
export function showDefaultImage(image: HTMLImageElement): void {
  if (image.src.endsWith(DEFAULT_IMAGE)) return;
  image.removeAttribute('srcset');
  image.src = DEFAULT_IMAGE;
}
