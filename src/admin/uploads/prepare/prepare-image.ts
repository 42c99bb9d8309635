import { IMAGE_MAX_BYTES } from '../../../shared/constants.ts';
import { imageFormat, type Rest, restOf } from '../../../shared/pictures/image-format.ts';
import { UPLOAD_ERRORS } from '../../../shared/pictures/upload-errors.ts';
import { type Conversion, ImageRejectedError } from './rejected-image.ts';
import { shrink, UPLOAD_MAX_BYTES } from './shrink.ts';

/** Enough to recognise a format. */
const HEAD_BYTES = 64 * 1024;
/** More than the site takes, and no more than a telephone's memory does. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * The file to upload: unchanged, or converted so that hosts accept it. Conversions that the user would notice need
 * `mayConvert`. Throws {@link ImageRejectedError}, with a conversion where agreeing would help.
 */
export async function prepareImage(file: File, mayConvert = false): Promise<File> {
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  const format = imageFormat(head);
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') {
    throw new ImageRejectedError(
      'Invalid file type',
      UPLOAD_ERRORS.wrongType,
      format === 'HEIC' ? { detail: HEIC } : {},
    );
  }
  if (mayConvert) return shrinkOrReject(file, format);
  const rest = await readRest(file, head);
  if (rest === 'stops moving') throw animationLost();
  if (file.size > IMAGE_MAX_BYTES) throw tooLarge('File too large', file, rest, '5 MB is the most');
  // The browser may open what the server does not.
  if (format && NEEDS_BROWSER.has(format)) return shrinkOrReject(file, format);
  if (rest === 'none' && file.size > UPLOAD_MAX_BYTES) return shrink(file).catch(() => file);
  return file;
}

/** For a 413 of the server, or of a host in front of it. */
export async function tooLargeRejection(file: File, title: string, description: string): Promise<ImageRejectedError> {
  const rest = await readRest(file, await bytesOf(file.slice(0, HEAD_BYTES)));
  if (description === UPLOAD_ERRORS.tooLarge)
    return tooLarge(title, file, rest, 'that is more than the host of this website takes');
  return new ImageRejectedError(title, description, { conversion: conversionFor(rest) });
}

function tooLarge(title: string, file: File, rest: Rest, limit: string): ImageRejectedError {
  const size = `${(Math.ceil((file.size / 1024 / 1024) * 10) / 10).toFixed(1)} MB`;
  const detail = !moves(rest)
    ? `it is ${size}, and ${limit}. Made smaller, it looks the same on the website`
    : `it moves and is ${size}, and ${limit}. Made smaller, it would stand still`;
  return new ImageRejectedError(title, UPLOAD_ERRORS.tooLarge, { detail, conversion: conversionFor(rest) });
}

const animationLost = () =>
  new ImageRejectedError('This picture moves', 'Only GIF and WebP pictures keep moving on this website', {
    detail: 'it moves, and only GIF and WebP pictures keep moving here',
    conversion: 'still',
  });

const moves = (rest: Rest) => rest === 'moves' || rest === 'stops moving';

const conversionFor = (rest: Rest): Conversion => (moves(rest) ? 'still' : 'smaller');

/** What websites do not show, but some browsers open. */
const NEEDS_BROWSER = new Set<Format>(['HEIC', 'JPEG XL', 'JPEG 2000', 'BMP', 'ICO', 'PSD']);

type Format = NonNullable<ReturnType<typeof imageFormat>>;

const HEIC =
  'this browser cannot open Apple’s HEIC photos. Choose it on the iPhone itself, or save it as a JPG picture first';

const shrinkOrReject = (file: File, format: Format | undefined) =>
  shrink(file).catch(() => {
    const what = format ? `pictures of the format ${format}` : 'it';
    const detail =
      format === 'HEIC'
        ? HEIC
        : `this browser cannot open ${what}. Save it as a JPG picture first, or choose another one`;
    throw new ImageRejectedError('Upload failed', 'This picture cannot be opened here', { detail });
  });

/** A photo, and WebP, say all in their first bytes. */
async function readRest(file: File, head: Uint8Array): Promise<Rest> {
  const format = imageFormat(head);
  return restOf(format === 'JPEG' || format === 'WebP' ? head : await bytesOf(file.slice(0, MOST_BYTES)));
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
