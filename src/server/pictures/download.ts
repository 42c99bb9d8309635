import { ReadableStream } from 'node:stream/web';
import type { Actor, Context } from '../context.ts';
import { DomainError } from '../errors/errors.ts';
import { type RangeRequest, selectRange } from '../ranges/select-range.ts';
import { findAudience, imageNotFound, mayHaveHidden, PRIVATE, publicCacheHeaders } from './audience.ts';
import { hashInFileName, largeFileName } from './file-names.ts';
import { IMAGE_CONTENT_TYPE, type StoredImage } from './stores/store.ts';

const RANGE_HEADERS = ['range', 'if-range', 'if-none-match'] as const satisfies Array<keyof RangeRequest>;

type Request = {
  header: (name: string) => string | undefined;
  /** The session is read only for a file that readers do not get. */
  actor: () => Promise<Actor>;
  /** The token of a preview link. */
  preview: string | undefined;
};

/**
 * Responds with a stored picture (200, 206, 304 or 416) to those who may have it: what readers see to everybody, the rest
 * to staff and on the page of a preview link. A missing variant falls back to the large file, uncached. Throws
 * `not-found`, and `unavailable` when the store cannot be reached.
 */
export async function downloadImage(context: Context, file: string, request: Request): Promise<Response> {
  const { images, log } = context;
  const hash = hashInFileName(file);
  if (!hash) throw imageNotFound();
  const isForReaders = (await findAudience(context, hash)) === 'readers';
  if (!isForReaders && !(await mayHaveHidden(context, hash, request))) throw imageNotFound();
  const unavailable = (cause: unknown) => {
    log.error('image-store', { error: cause });
    throw new DomainError('unavailable', 'The image cannot be loaded at the moment', { cause, retryAfterSeconds: 30 });
  };
  const exact = await images.find(file).catch(unavailable);
  const large = exact ? undefined : largeFileName(file);
  const found = exact ?? (large && (await images.find(large).catch(unavailable)));
  if (!found) throw imageNotFound();
  const headers = isForReaders ? publicCacheHeaders(context, Boolean(exact)) : PRIVATE;
  return imageResponse(found, large ?? file, headers, request.header).catch(unavailable);
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
