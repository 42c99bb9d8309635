import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { screenAt } from '../../shared/admin-screens.ts';
import { pageHeadersOf } from './admin-page.ts';
import { responseCache } from './process-cache.ts';
import { CACHE_SECONDS } from './public-cache.ts';
import { type CachedResponse, cacheKey } from './response-cache.ts';

/** Headers for the cache, set by `PublicCache.headers`; clients do not get them. */
const CACHE_HEADERS = ['cdn-cache-control', 'cache-tag'];

/**
 * Calls `handle` and stores its response in the response cache when its headers allow that. Response bodies are cached
 * compressed, one entry per encoding. `handle` must not answer 304, which must not be cached; this function does.
 */
export async function cacheResponse(request: Request, handle: () => Response | Promise<Response>): Promise<Response> {
  if (request.method !== 'GET') return handle();
  const store = responseCache().beginStore();
  const response = await handle();
  const { pathname, search } = new URL(request.url);
  // Before anything reads the request's headers: Astro warns of that when it builds a page.
  if (!isPublic(response) && !isAdminPage(response, pathname)) return response;
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  const cached = await toCachedResponse(response, encoding);
  store(cacheKey(`${pathname}${search}`, encoding, pageHeadersOf(request)), cached);
  return isNotModified(request.headers.get('if-none-match'), cached)
    ? new Response(null, { status: 304, headers: cached.headers })
    : new Response(new Uint8Array(cached.body), cached);
}

const isPublic = ({ headers }: Response) => headers.has('cdn-cache-control') && !headers.has('set-cookie');

/** Browsers and CDNs do not keep it (`no-store`); here it is the same for everybody until the next build. */
const isAdminPage = ({ status, headers }: Response, path: string) =>
  status === 200 && !headers.has('set-cookie') && screenAt(path) !== undefined;

/** Whether the client that sent this `If-None-Match` already has the cached response. */
export const isNotModified = (ifNoneMatch: string | null | undefined, { status, headers }: CachedResponse): boolean =>
  status === 200 && matchesEtag(ifNoneMatch, headers['etag'] ?? '');

/** The request for {@link cacheResponse} to handle. */
export function withoutIfNoneMatch(request: Request): Request {
  if (request.method !== 'GET' || !request.headers.has('if-none-match')) return request;
  const headers = new Headers(request.headers);
  headers.delete('if-none-match');
  return new Request(request.url, { headers });
}

async function toCachedResponse(response: Response, encoding: ReturnType<typeof encodingFor>): Promise<CachedResponse> {
  const { status } = response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const tags = (headers.get('cache-tag') ?? '').split(',').map((tag) => tag.trim());
  const seconds = Number(/max-age=(\d+)/.exec(headers.get('cdn-cache-control') ?? '')?.[1] ?? CACHE_SECONDS);
  for (const name of CACHE_HEADERS) headers.delete(name);
  const etag = headers.get('etag') ?? etagOf(body);
  headers.append('vary', 'accept-encoding');
  headers.delete('content-length');
  if (!encoding) {
    headers.set('etag', etag);
    return { status, headers: Object.fromEntries(headers), body, seconds, tags };
  }
  headers.set('content-encoding', encoding);
  // Weak: the compressed bytes differ from the plain ones.
  headers.set('etag', `W/${etag.replace(/^W\//, '')}`);
  return { status, headers: Object.fromEntries(headers), body: await encode(body, encoding), seconds, tags };
}

/** A strong ETag of a response body. */
export const etagOf = (body: string | Uint8Array): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

/** Whether an `If-None-Match` header names this ETag; the weak comparison of RFC 9110, 13.1.2. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaqueTag(tag) === opaqueTag(etag));
}

const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '');

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Quality 11 takes twenty times as long as 6 and saves another 5 %. A window of 64 KB instead of 4 MB gives the same
 * size in less time and a quarter of the memory.
 */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 16 };
const MAX_CHUNK_BYTES = 16 * 1024;

/** In order of preference: brotli is smaller. */
const ENCODERS = {
  br: (body: Uint8Array) => compressBrotli(body, { params: BROTLI, chunkSize: chunkSizeFor(body) }),
  gzip: (body: Uint8Array) => compressGzip(body, { chunkSize: chunkSizeFor(body) }),
};
const chunkSizeFor = (body: Uint8Array) => Math.min(Math.max(body.length, 64), MAX_CHUNK_BYTES);
export type Encoding = keyof typeof ENCODERS;
const ENCODINGS = Object.keys(ENCODERS) as Encoding[];

/** The best encoding that an `Accept-Encoding` header allows; undefined for none. */
export function encodingFor(accept: string | null | undefined): Encoding | undefined {
  if (!accept) return undefined;
  const accepted = parseAccept(accept).filter(({ q }) => q > 0);
  return ENCODINGS.find((encoding) => accepted.some(({ type }) => type === encoding));
}

/** Returns a copy, because zlib's result may be a view of a larger buffer, which the cache would keep in memory. */
export const encode = async (body: Uint8Array, encoding: Encoding): Promise<Uint8Array> =>
  new Uint8Array(await ENCODERS[encoding](body));
