import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import { UPLOAD_ERRORS } from '../../shared/upload-errors.ts';
import { type Animation, animationOf, isHeic } from './animation.ts';
import { ImageRejectedError, type Offer } from './rejected-image.ts';
import { shrink, UPLOAD_MAX_BYTES } from './shrink.ts';

const HEAD_BYTES = 64;

/**
 * A picture that may be sent: as it is, or made to fit what hosts take. Nothing that its owner would miss is changed
 * unless `mayConvert` says that they agreed. Throws {@link ImageRejectedError}, with an offer where agreeing would help.
 */
export async function prepareImage(file: File, mayConvert = false): Promise<File> {
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  const heic = isHeic(head);
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') {
    throw new ImageRejectedError('Invalid file type', UPLOAD_ERRORS.wrongType, heic ? { why: HEIC } : {});
  }
  if (mayConvert) return shrunk(file, heic);
  const movement = await readAnimation(file, head);
  if (movement === 'lost') throw animationLost();
  if (file.size > IMAGE_MAX_BYTES) throw tooLarge('File too large', file, movement, '5 MB is the most');
  if (heic) return shrunk(file, heic);
  if (movement === 'none' && file.size > UPLOAD_MAX_BYTES) return shrink(file).catch(() => file);
  return file;
}

/** A refusal for the size, by us or by a host that knows nothing of our texts. */
export async function tooLargeRejection(file: File, title: string, description: string): Promise<ImageRejectedError> {
  const movement = await readAnimation(file, await bytesOf(file.slice(0, HEAD_BYTES)));
  if (description === UPLOAD_ERRORS.tooLarge)
    return tooLarge(title, file, movement, 'that is more than the host of this website takes');
  return new ImageRejectedError(title, description, { offer: offerFor(movement) });
}

function tooLarge(title: string, file: File, movement: Animation, limit: string): ImageRejectedError {
  const size = `${(Math.ceil((file.size / 1024 / 1024) * 10) / 10).toFixed(1)} MB`;
  const why =
    movement === 'none'
      ? `it is ${size}, and ${limit}. Made smaller, it looks the same on the website`
      : `it moves and is ${size}, and ${limit}. Made smaller, it would stand still`;
  return new ImageRejectedError(title, UPLOAD_ERRORS.tooLarge, { why, offer: offerFor(movement) });
}

const animationLost = () =>
  new ImageRejectedError('This picture moves', 'Only GIF and WebP pictures keep moving on this website', {
    why: 'it moves, and only GIF and WebP pictures keep moving here',
    offer: 'still',
  });

const offerFor = (movement: Animation): Offer => (movement === 'none' ? 'smaller' : 'still');

const HEIC =
  'this browser cannot open Apple’s HEIC photos. Choose it on the iPhone itself, or save it as a JPG picture first';

const shrunk = (file: File, heic: boolean) =>
  shrink(file).catch(() => {
    const why = heic ? HEIC : 'this browser cannot open it. Save it as a JPG picture first, or choose another one';
    throw new ImageRejectedError('Upload failed', 'This picture cannot be opened here', { why });
  });

/** Only these two have to be read to the end. */
async function readAnimation(file: File, head: Uint8Array): Promise<Animation> {
  const isWholeNeeded = head[0] === 0x47 || head[0] === 0x89;
  return animationOf(isWholeNeeded ? await bytesOf(file) : head);
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
