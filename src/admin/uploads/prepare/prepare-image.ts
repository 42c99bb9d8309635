import { IMAGE_MAX_BYTES } from '../../../shared/constants.ts';
import { UPLOAD_ERRORS } from '../../../shared/pictures/upload-errors.ts';
import { type Animation, animationOf, isHeic } from './animation.ts';
import { type Conversion, ImageRejectedError } from './rejected-image.ts';
import { shrink, UPLOAD_MAX_BYTES } from './shrink.ts';

const HEAD_BYTES = 64;

/**
 * The file to upload: unchanged, or converted so that hosts accept it. Conversions that the user would notice need
 * `mayConvert`. Throws {@link ImageRejectedError}, with a conversion where agreeing would help.
 */
export async function prepareImage(file: File, mayConvert = false): Promise<File> {
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  const heic = isHeic(head);
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') {
    throw new ImageRejectedError('Invalid file type', UPLOAD_ERRORS.wrongType, heic ? { detail: HEIC } : {});
  }
  if (mayConvert) return shrinkOrReject(file, heic);
  const animation = await readAnimation(file, head);
  if (animation === 'lost') throw animationLost();
  if (file.size > IMAGE_MAX_BYTES) throw tooLarge('File too large', file, animation, '5 MB is the most');
  if (heic) return shrinkOrReject(file, heic);
  if (animation === 'none' && file.size > UPLOAD_MAX_BYTES) return shrink(file).catch(() => file);
  return file;
}

/** For a 413 of the server, or of a host in front of it. */
export async function tooLargeRejection(file: File, title: string, description: string): Promise<ImageRejectedError> {
  const animation = await readAnimation(file, await bytesOf(file.slice(0, HEAD_BYTES)));
  if (description === UPLOAD_ERRORS.tooLarge)
    return tooLarge(title, file, animation, 'that is more than the host of this website takes');
  return new ImageRejectedError(title, description, { conversion: conversionFor(animation) });
}

function tooLarge(title: string, file: File, animation: Animation, limit: string): ImageRejectedError {
  const size = `${(Math.ceil((file.size / 1024 / 1024) * 10) / 10).toFixed(1)} MB`;
  const detail =
    animation === 'none'
      ? `it is ${size}, and ${limit}. Made smaller, it looks the same on the website`
      : `it moves and is ${size}, and ${limit}. Made smaller, it would stand still`;
  return new ImageRejectedError(title, UPLOAD_ERRORS.tooLarge, { detail, conversion: conversionFor(animation) });
}

const animationLost = () =>
  new ImageRejectedError('This picture moves', 'Only GIF and WebP pictures keep moving on this website', {
    detail: 'it moves, and only GIF and WebP pictures keep moving here',
    conversion: 'still',
  });

const conversionFor = (animation: Animation): Conversion => (animation === 'none' ? 'smaller' : 'still');

const HEIC =
  'this browser cannot open Apple’s HEIC photos. Choose it on the iPhone itself, or save it as a JPG picture first';

const shrinkOrReject = (file: File, heic: boolean) =>
  shrink(file).catch(() => {
    const detail = heic ? HEIC : 'this browser cannot open it. Save it as a JPG picture first, or choose another one';
    throw new ImageRejectedError('Upload failed', 'This picture cannot be opened here', { detail });
  });

/** Only GIF (0x47) and PNG (0x89) need more than their first bytes. */
async function readAnimation(file: File, head: Uint8Array): Promise<Animation> {
  const needsWholeFile = head[0] === 0x47 || head[0] === 0x89;
  return animationOf(needsWholeFile ? await bytesOf(file) : head);
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
