import { DEFAULT_IMAGE } from '../../shared/image-source.ts';

/** §5: an image that fails to load is replaced by the default one, once. Listens for the whole page. */
function replace(image: HTMLImageElement): void {
  if (image.dataset['fallback'] !== undefined || image.src.endsWith(DEFAULT_IMAGE)) return;
  image.dataset['fallback'] = '';
  image.removeAttribute('srcset');
  image.src = DEFAULT_IMAGE;
}

document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true);
// Those that failed before this script ran.
for (const image of document.images) if (image.complete && image.naturalWidth === 0 && image.src) replace(image);
