import { LRUCache } from 'lru-cache';
import { pictureHash, shareImagePath } from '../../shared/pictures/picture.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors/errors.ts';
import { createSemaphore } from '../limits/concurrency.ts';
import { findAudience, imageNotFound, publicCacheHeaders } from './audience.ts';
import { cropForSharing } from './convert/convert-stored.ts';
import { imageFileNames } from './file-names.ts';
import { readImage } from './read-image.ts';
import { findShownPictures } from './shown.ts';

const BUSY = 'Many pictures are being made at the moment. Please try again in a minute.';

/** Separate from uploads, which visitors must not delay. */
const oneAtOnce = createSemaphore({ atOnce: 1, waiting: 8, waitSeconds: 20, message: BUSY });
/** Cached, because each network requests a popular link several times. */
const made = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 40 });
const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * The crop of a picture that networks show beside a shared link. Makes only the current one, of the file and the focal
 * point that readers get, so that visitors cannot have others computed. Throws `not-found`, and `unavailable` when too
 * many wait.
 */
export async function downloadShareImage(context: Context, hash: string, file: string): Promise<Response> {
  const shown = (await findShownPictures(context.db, [hash]))[hash];
  const path = shown && shareImagePath(hash, shown);
  if (!shown || !path?.endsWith(`/${file}`)) throw imageNotFound();
  const shownHash = pictureHash(shown.src);
  if (!shownHash || (await findAudience(context, shownHash)) !== 'readers') throw imageNotFound();
  const bytes = made.get(path) ?? (await makeOnce(context, path, shown));
  return new Response(bytes, {
    headers: {
      ...publicCacheHeaders(context, true),
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
    },
  });
}

function makeOnce(context: Context, path: string, shown: Parameters<typeof make>[1]) {
  const running = underWay.get(path) ?? make(context, shown).finally(() => underWay.delete(path));
  underWay.set(path, running);
  return running.then((bytes) => {
    made.set(path, bytes);
    return bytes;
  });
}

async function make(
  { images, log }: Context,
  { src, focalX, focalY }: { src: string; focalX: number; focalY: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const unavailable = (cause: unknown) => {
    if (cause instanceof DomainError) throw cause;
    log.error('share-image', { error: cause });
    throw new DomainError('unavailable', 'The image cannot be made at the moment', { cause, retryAfterSeconds: 30 });
  };
  return oneAtOnce(async () => {
    const bytes = await readImage(images, imageFileNames(pictureHash(src) ?? '').large);
    if (!bytes) throw imageNotFound();
    return cropForSharing(bytes, { x: focalX, y: focalY });
  }).catch(unavailable);
}
