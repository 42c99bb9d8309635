import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import { imageFormat, type Rest, restOf } from '../../shared/pictures/image-format.ts';
import { UPLOAD_ERRORS } from '../../shared/pictures/upload-errors.ts';
import { formatMegabytes } from './format-megabytes.ts';
import { type Conversion, ImageRejectedError } from './rejected-image.ts';
import { t } from './words.ts';

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
      t('Invalid file type'),
      t(UPLOAD_ERRORS.wrongType),
      format === 'HEIC' ? { detail: t(HEIC) } : {},
    );
  }
  if (mayConvert) return shrinkOrReject(file, format);
  const rest = await readRest(file, head);
  if (file.size > IMAGE_MAX_BYTES) throw tooLarge(t('File too large'), file, rest, 'site');
  if (rest === 'stops moving') throw animationLost();
  // The browser may open what the server does not.
  if (format && NEEDS_BROWSER.has(format)) return shrinkOrReject(file, format);
  if (rest === 'none' && file.size > UPLOAD_MAX_BYTES) return shrink(file).catch(() => file);
  return file;
}

/** For a 413 of the server, or of a host in front of it. */
export async function tooLargeRejection(file: File, title: string, description: string): Promise<ImageRejectedError> {
  const rest = await readRest(file, await bytesOf(file.slice(0, HEAD_BYTES)));
  if (description === t(UPLOAD_ERRORS.tooLarge)) return tooLarge(title, file, rest, 'host');
  return new ImageRejectedError(title, description, { conversion: conversionFor(rest) });
}

/** By the limit that is exceeded. */
const TOO_LARGE = {
  site: {
    still: 'it is {size}, and 5 MB is the most. Made smaller, it looks the same on the website',
    moving: 'it moves and is {size}, and 5 MB is the most. Made smaller, it would stand still',
  },
  host: {
    still:
      'it is {size}, and that is more than the host of this website takes. Made smaller, it looks the same on the website',
    moving:
      'it moves and is {size}, and that is more than the host of this website takes. Made smaller, it would stand still',
  },
} as const;

function tooLarge(title: string, file: File, rest: Rest, limit: keyof typeof TOO_LARGE): ImageRejectedError {
  const size = formatMegabytes(Math.ceil((file.size / 1024 / 1024) * 10) / 10);
  const detail = t(TOO_LARGE[limit][moves(rest) ? 'moving' : 'still'], { size });
  return new ImageRejectedError(title, t(UPLOAD_ERRORS.tooLarge), { detail, conversion: conversionFor(rest) });
}

const animationLost = () =>
  new ImageRejectedError(t('This picture moves'), t('Only GIF and WebP pictures keep moving on this website'), {
    detail: t('it moves, and only GIF and WebP pictures keep moving here'),
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
    throw new ImageRejectedError(t('Upload failed'), t('This picture cannot be opened here'), {
      detail: unopened(format),
    });
  });

function unopened(format: Format | undefined): string {
  if (format === 'HEIC') return t(HEIC);
  return format
    ? t(
        'this browser cannot open pictures of the format {format}. Save it as a JPG picture first, or choose another one',
        { format },
      )
    : t('this browser cannot open it. Save it as a JPG picture first, or choose another one');
}

/** A photo, and WebP, say all in their first bytes. */
async function readRest(file: File, head: Uint8Array): Promise<Rest> {
  const format = imageFormat(head);
  return restOf(format === 'JPEG' || format === 'WebP' ? head : await bytesOf(file.slice(0, MOST_BYTES)));
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Vercel refuses request bodies above 4.5 MB, so larger pictures are shrunk before they are sent. */
const UPLOAD_MAX_BYTES = 4 * 1024 * 1024;
/** Tried in turn until the file is small enough. The server stores no more than the first. */
const MAX_SIDES_PX = [2400, 1800, 1200];
const QUALITY = 0.85;

/** Re-encodes the picture (of an animation the first frame). Throws when this browser cannot decode it. */
async function shrink(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    let shrunk: Blob | undefined;
    for (const side of MAX_SIDES_PX) {
      shrunk = await encode(draw(bitmap, side));
      if (shrunk.size <= UPLOAD_MAX_BYTES) break;
    }
    if (!shrunk || shrunk.size > UPLOAD_MAX_BYTES) throw new Error('The picture is too large in every size');
    return new File([shrunk], file.name, { type: shrunk.type });
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = context2d(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** WebP preserves transparency. Browsers that cannot encode it return a large PNG instead: then JPEG on white. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp');
  if (webp.type === 'image/webp') return webp;
  const context = context2d(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return toBlob(canvas, 'image/jpeg');
}

function context2d(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no memory for the picture');
  return context;
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not encode the picture'))),
      type,
      QUALITY,
    ),
  );
