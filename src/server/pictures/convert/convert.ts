import { UPLOAD_ERRORS } from '../../../shared/upload-errors.ts';
import { DomainError } from '../../errors/errors.ts';
import { createSemaphore } from '../../limits/concurrency.ts';
import { ConversionStopped, convertInProcess } from './conversion-process.ts';
import { type ImageType, imageTypeOf, MAX_MEGAPIXELS } from './image-type.ts';
import type { ImageSizes } from './three-sizes.ts';

const CONVERSION_MS = 30_000;

export const MANY_UPLOADS = 'Many images are being uploaded just now. Please try again in a minute.';
const DAMAGED = 'This image is damaged and cannot be read. Please select another one.';
const TOO_SLOW = 'This image takes too long to convert. Please select a smaller one.';
const SVG = `A drawing (SVG) cannot be uploaded. ${UPLOAD_ERRORS.wrongType}`;
const HEIC = 'This photo is in the format HEIC, which browsers cannot show. Please save it as JPG and select that.';

/** A large picture takes some hundred megabytes while it is decoded. */
const oneAtOnce = createSemaphore({
  atOnce: 1,
  waiting: 12,
  waitSeconds: 60,
  message: MANY_UPLOADS,
});

/**
 * A picture as WebP in three sizes: upright, without metadata (place, camera), animated if it was. Judged by its bytes.
 * Throws `wrong-type` for what is no picture, `too-large` for too many pixels, `invalid` for a damaged file or one that
 * takes too long, and `unavailable` while too many others wait.
 */
export async function convertImage(bytes: Uint8Array, milliseconds = CONVERSION_MS): Promise<ImageSizes> {
  const type = imageTypeOf(bytes);
  if (!type) throw new DomainError('wrong-type', UPLOAD_ERRORS.wrongType);
  if (type === 'SVG' || type === 'HEIC') throw new DomainError('wrong-type', type === 'SVG' ? SVG : HEIC);
  const job = { bytes, maxMegapixels: MAX_MEGAPIXELS[type] };
  const conversion = await oneAtOnce(() => convertInProcess(job, milliseconds).catch(explain));
  if ('sizes' in conversion) return conversion.sizes;
  if (conversion.refusal === 'unreadable') throw new DomainError('wrong-type', UPLOAD_ERRORS.wrongType);
  if (conversion.refusal === 'too-large') throw tooManyPixels(type);
  throw new DomainError('invalid', DAMAGED);
}

function explain(cause: unknown): never {
  if (!(cause instanceof ConversionStopped))
    throw new DomainError('unavailable', UPLOAD_ERRORS.failed, { cause, retryAfterSeconds: 30 });
  throw new DomainError('invalid', cause.isTooSlow ? TOO_SLOW : DAMAGED, { cause });
}

function tooManyPixels(type: ImageType): DomainError {
  const kind = type === 'AVIF' ? 'an AVIF image' : 'an image';
  return new DomainError('too-large', `Please select ${kind} of at most ${MAX_MEGAPIXELS[type]} megapixels`);
}
