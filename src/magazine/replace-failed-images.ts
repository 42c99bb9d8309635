import { showDefaultImage } from '../ui/picture/default-image.ts';

// Listens for the whole page, and asks after those that failed before this script ran.
document.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && showDefaultImage(target),
  true,
);
for (const image of document.images)
  if (image.complete && image.naturalWidth === 0 && image.src) showDefaultImage(image);
