import { ReadableStream } from 'node:stream/web';
import type { Context } from '../context.ts';
import { DomainError } from '../errors/errors.ts';
import { type RangeRequest, selectRange } from '../ranges/select-range.ts';
import { isImageFileName, largeFileName } from './file-names.ts';
import { IMAGE_CONTENT_TYPE, type StoredImage } from './stores/store.ts';

/** File names are content hashes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const RANGE_HEADERS = ['range', 'if-range', 'if-none-match'] as const satisfies Array<keyof RangeRequest>;

/**
 * Responds with a stored picture (200, 206, 304 or 416), or redirects to its public address. A missing variant falls
 * back to the large file, uncached. Throws `not-found`, and `unavailable` when the store cannot be reached.
 */
export async function downloadImage(
  { images, log }: Context,
  file: string,
  header: (name: string) => string | undefined,
): Promise<Response> {
  if (!isImageFileName(file)) throw notFound();
  const unavailable = (cause: unknown) => {
    log.error('image-store', { error: cause });
    throw new DomainError('unavailable', 'The image cannot be loaded at the moment', { cause, retryAfterSeconds: 30 });
  };
  const exact = await images.find(file).catch(unavailable);
  const large = exact ? undefined : largeFileName(file);
  const found = exact ?? (large && (await images.find(large).catch(unavailable)));
  if (!found) throw notFound();
  const headers = { 'cache-control': exact ? IMMUTABLE : 'no-cache' };
  if (found instanceof URL) return new Response(null, { status: 302, headers: { ...headers, location: found.href } });
  return imageResponse(found, large ?? file, headers, header).catch(unavailable);
}

async function imageResponse(
  image: StoredImage,
  file: string,
  cacheHeaders: Record<string, string>,
  header: (name: string) => string | undefined,
): Promise<Response> {
  const etag = `"${file}"`;
  const range = Object.fromEntries(RANGE_HEADERS.map((name) => [name, header(name)]));
  const { status, start, end, headers } = selectRange(range, { size: image.size, etag });
  if (status === 416) return new Response(null, { status, headers: { ...cacheHeaders, ...headers } });
  const imageHeaders = {
    ...cacheHeaders,
    etag,
    'content-type': IMAGE_CONTENT_TYPE,
    'content-disposition': `inline; filename="${file}"`,
    'accept-ranges': 'bytes',
  };
  if (status === 304) return new Response(null, { status, headers: imageHeaders });
  const body = ReadableStream.from(await image.read(start, end)) as BodyInit;
  return new Response(body, { status, headers: { ...imageHeaders, ...headers } });
}

const notFound = () => new DomainError('not-found', 'This image does not exist');
