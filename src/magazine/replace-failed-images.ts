import { showDefaultImage } from '../ui/picture/default-image.ts';

// `error` events do not bubble, so listen while they are captured. Images that failed earlier are checked below.
document.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && showDefaultImage(target),
  true,
);
for (const image of document.images)
  if (image.complete && image.naturalWidth === 0 && image.src) showDefaultImage(image);
