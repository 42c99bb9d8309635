import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { byteRange } from './byte-range.ts';
import { isFileName, largeOf } from './names.ts';

/** A name stands for one content for ever. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

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
  const find = (name: string) =>
    images.find(name).catch((cause: unknown) => {
      log.error('image-store', { error: cause });
      throw new DomainError('unavailable', 'The image cannot be loaded just now', { cause, retryAfterSeconds: 30 });
    });
  const exact = await find(file);
  const large = exact ? undefined : largeOf(file);
  const found = exact ?? (large && (await find(large)));
  if (!found) throw notFound();
  const headers = { 'cache-control': exact ? IMMUTABLE : 'no-cache' };
  if (found instanceof URL) return new Response(null, { status: 302, headers: { ...headers, location: found.href } });
  return answerBytes(found, large ?? file, headers, header);
}

function answerBytes(
  bytes: Blob,
  file: string,
  shared: Record<string, string>,
  header: (name: string) => string | undefined,
): Response {
  const etag = `"${file}"`;
  const headers = {
    ...shared,
    etag,
    'content-type': bytes.type,
    'content-disposition': `inline; filename="${file}"`,
    'accept-ranges': 'bytes',
  };
  if (isNamed(header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const isSame = (header('if-range') ?? etag) === etag;
  const range = isSame ? byteRange(header('range'), bytes.size) : undefined;
  if (range === 'outside') {
    return new Response(null, { status: 416, headers: { ...shared, 'content-range': `bytes */${bytes.size}` } });
  }
  const { start, end } = range ?? { start: 0, end: bytes.size - 1 };
  return new Response(bytes.slice(start, end + 1, bytes.type), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range && { 'content-range': `bytes ${start}-${end}/${bytes.size}` }),
    },
  });
}

const isNamed = (list: string | undefined, etag: string) =>
  list?.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, ''))) ?? false;

const notFound = () => new DomainError('not-found', 'This image does not exist');
