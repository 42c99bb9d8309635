import { DEFAULT_IMAGE } from '../../shared/image-source.ts';

/** §5: an image that fails to load is replaced by the default one, once. */
export function showDefaultImage(image: HTMLImageElement): void {
  if (image.src.endsWith(DEFAULT_IMAGE)) return;
  image.removeAttribute('srcset');
  image.src = DEFAULT_IMAGE;
}
