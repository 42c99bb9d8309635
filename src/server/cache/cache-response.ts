import { encode, encodingFor } from './encode-body.ts';
import { etagOf, matchesEtag } from './etag.ts';
import { responseCache } from './process-cache.ts';
import { type CachedResponse, cacheKey } from './response-cache.ts';

/** Headers for the cache, set by `PublicCache.headers`; clients do not get them. */
const CACHE_HEADERS = ['cdn-cache-control', 'cache-tag'];

/**
 * Calls `handle` and stores its response in the response cache when its headers allow that. Response bodies are cached
 * compressed, one entry per encoding. `handle` gets the request without `If-None-Match`, because a 304 must not be
 * cached; this function answers 304 itself.
 */
export async function cacheResponse(
  request: Request,
  handle: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  if (request.method !== 'GET') return handle(request);
  const store = responseCache().beginStore();
  const response = await handle(withoutIfNoneMatch(request));
  if (!response.headers.has('cdn-cache-control') || response.headers.has('set-cookie')) return response;
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  const cached = await toCachedResponse(response, encoding);
  const { pathname, search } = new URL(request.url);
  store(cacheKey(`${pathname}${search}`, encoding), cached);
  return isNotModified(request.headers.get('if-none-match'), cached)
    ? new Response(null, { status: 304, headers: cached.headers })
    : new Response(new Uint8Array(cached.body), cached);
}

/** Whether the client that sent this `If-None-Match` already has the cached response. */
export const isNotModified = (ifNoneMatch: string | null | undefined, { status, headers }: CachedResponse): boolean =>
  status === 200 && matchesEtag(ifNoneMatch, headers['etag'] ?? '');

function withoutIfNoneMatch(request: Request): Request {
  if (!request.headers.has('if-none-match')) return request;
  const headers = new Headers(request.headers);
  headers.delete('if-none-match');
  return new Request(request.url, { headers });
}

async function toCachedResponse(response: Response, encoding: ReturnType<typeof encodingFor>): Promise<CachedResponse> {
  const { status } = response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const tags = (headers.get('cache-tag') ?? '').split(',').map((tag) => tag.trim());
  const seconds = Number(/max-age=(\d+)/.exec(headers.get('cdn-cache-control') ?? '')?.[1] ?? 0);
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
