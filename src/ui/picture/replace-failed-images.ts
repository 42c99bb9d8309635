import { showDefaultImage } from './default-image.ts';

/** Pictures of articles may fail to load; those in a `picture` element are files of the build. */
const mayFail = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && !target.closest('picture');

// `error` events do not bubble, so listen while they are captured. Images that failed earlier are checked below.
document.addEventListener('error', ({ target }) => mayFail(target) && showDefaultImage(target), true);
for (const image of document.images)
  if (mayFail(image) && image.complete && image.naturalWidth === 0 && image.src) showDefaultImage(image);
