import { ReadableStream } from 'node:stream/web';
import type { Context } from '../context.ts';
import { DomainError } from '../errors/errors.ts';
import { type RangeRequest, selectRange } from '../ranges/select-range.ts';
import { isFileName, largeOf } from './names.ts';
import { IMAGE_TYPE, type StoredImage } from './stores/store.ts';

/** A name stands for one content for ever. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ASKED = ['range', 'if-range', 'if-none-match'] as const satisfies Array<keyof RangeRequest>;

/**
 * A stored picture: its bytes, a range of them, 304, or where they are. Throws `not-found`, and `unavailable` when
 * the store is away. For a variant that is missing the large file stands in, and only until the next time.
 */
export async function downloadImage(
  { images, log }: Context,
  file: string,
  header: (name: string) => string | undefined,
): Promise<Response> {
  if (!isFileName(file)) throw notFound();
  const unavailable = (cause: unknown) => {
    log.error('image-store', { error: cause });
    throw new DomainError('unavailable', 'The image cannot be loaded just now', { cause, retryAfterSeconds: 30 });
  };
  const exact = await images.find(file).catch(unavailable);
  const large = exact ? undefined : largeOf(file);
  const found = exact ?? (large && (await images.find(large).catch(unavailable)));
  if (!found) throw notFound();
  const headers = { 'cache-control': exact ? IMMUTABLE : 'no-cache' };
  if (found instanceof URL) return new Response(null, { status: 302, headers: { ...headers, location: found.href } });
  return answerImage(found, large ?? file, headers, header).catch(unavailable);
}

async function answerImage(
  image: StoredImage,
  file: string,
  shared: Record<string, string>,
  header: (name: string) => string | undefined,
): Promise<Response> {
  const etag = `"${file}"`;
  const wish = Object.fromEntries(ASKED.map((name) => [name, header(name)]));
  const { status, start, end, headers } = selectRange(wish, { size: image.size, etag });
  if (status === 416) return new Response(null, { status, headers: { ...shared, ...headers } });
  const own = {
    ...shared,
    etag,
    'content-type': IMAGE_TYPE,
    'content-disposition': `inline; filename="${file}"`,
    'accept-ranges': 'bytes',
  };
  if (status === 304) return new Response(null, { status, headers: own });
  const body = ReadableStream.from(await image.read(start, end)) as BodyInit;
  return new Response(body, { status, headers: { ...own, ...headers } });
}

const notFound = () => new DomainError('not-found', 'This image does not exist');
