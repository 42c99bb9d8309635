import { type Said, sentence } from '../../../shared/errors/sentence.ts';
import { type ImageType, imageFormat, type RefusedType } from '../../../shared/pictures/image-format.ts';
import { plainAvif } from '../../../shared/pictures/iso-boxes.ts';
import { UPLOAD_ERRORS } from '../../../shared/pictures/upload-errors.ts';
import { DomainError } from '../../errors/errors.ts';
import { createSemaphore } from '../../limits/concurrency.ts';
import { ConversionStopped, convertInProcess } from './conversion-process.ts';
import type { ConvertedImage } from './resize.ts';

export const CONVERSION_MS = 30_000;

/**
 * The accepted formats. AVIF takes three times the memory of the others. All other formats of the decoder stay
 * blocked; an SVG of two kilobytes can keep a processor busy for minutes.
 */
const MAX_MEGAPIXELS: Record<ImageType, number> = { PNG: 50, JPEG: 50, GIF: 50, WebP: 50, TIFF: 50, AVIF: 25 };

export const TOO_MANY_UPLOADS = 'Many images are being uploaded at the moment. Please try again in a minute.';
const DAMAGED = 'This image is damaged and cannot be read. Please select another one.';
const TOO_SLOW = 'This image takes too long to convert. Please select a smaller one.';
const REFUSED: Partial<Record<RefusedType, Said>> = {
  SVG: `A drawing (SVG) cannot be uploaded. ${UPLOAD_ERRORS.wrongType}`,
  HEIC: 'This photo is in the format HEIC, which browsers cannot show. Please save it as JPG and select that.',
};

/** Decoding a large picture takes several hundred megabytes. */
export const oneAtOnce = createSemaphore({
  atOnce: 1,
  waiting: 12,
  waitSeconds: 60,
  message: TOO_MANY_UPLOADS,
});

/**
 * Converts a picture to WebP in three sizes: upright, without metadata, still animated. Its bytes decide its type.
 * Throws `wrong-type` for other files, `too-large` for too many pixels, `invalid` for a damaged file or one that takes
 * too long, and `unavailable` while too many conversions wait.
 */
export async function convertImage(bytes: Uint8Array, milliseconds = CONVERSION_MS): Promise<ConvertedImage> {
  const type = imageFormat(bytes);
  if (!type) throw new DomainError('wrong-type', UPLOAD_ERRORS.wrongType);
  if (!isAccepted(type)) throw new DomainError('wrong-type', REFUSED[type] ?? refusal(type));
  const task = {
    bytes: type === 'AVIF' ? plainAvif(bytes) : bytes,
    maxMegapixels: MAX_MEGAPIXELS[type],
    // The pages of another format are no frames of an animation.
    mayMove: type === 'GIF' || type === 'WebP',
  };
  const conversion = await oneAtOnce(() => convertInProcess(task, milliseconds).catch(throwDomainError));
  if ('converted' in conversion) return conversion.converted;
  if (conversion.refusal === 'unreadable') throw new DomainError('wrong-type', UPLOAD_ERRORS.wrongType);
  if (conversion.refusal === 'too-large') throw tooManyPixels(type);
  throw new DomainError('invalid', DAMAGED);
}

const isAccepted = (type: ImageType | RefusedType): type is ImageType => Object.hasOwn(MAX_MEGAPIXELS, type);

const refusal = (type: RefusedType) =>
  sentence('Websites cannot show the format {type}. Please save the picture as JPG or PNG and select that.', { type });

export function throwDomainError(cause: unknown): never {
  if (!(cause instanceof ConversionStopped))
    throw new DomainError('unavailable', UPLOAD_ERRORS.failed, { cause, retryAfterSeconds: 30 });
  throw new DomainError('invalid', cause.isTooSlow ? TOO_SLOW : DAMAGED, { cause });
}

function tooManyPixels(type: ImageType): DomainError {
  const text =
    type === 'AVIF'
      ? 'Please select an AVIF image of at most {max} megapixels'
      : 'Please select an image of at most {max} megapixels';
  return new DomainError('too-large', sentence(text, { max: MAX_MEGAPIXELS[type] }));
}
