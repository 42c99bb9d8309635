import { createHash } from 'node:crypto';
import { encode, encodingFor } from './encode-body.ts';
import { matchesEtag } from './etag.ts';
import { type CachedResponse, cacheKey, responseCache } from './response-cache.ts';

/** For the cache, not for readers; `PublicCache.headers` writes them. */
const TO_CACHE = ['cdn-cache-control', 'cache-tag'];

/**
 * Makes an answer and, when it says that it may be kept, keeps it for `cachedListener`: once for each way that browsers
 * want it compressed. `make` gets the request without its conditions, because a 304 must not be kept for the others;
 * who has the answer already gets the 304 from here.
 */
export async function cacheResponse(
  request: Request,
  make: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  if (request.method !== 'GET') return make(request);
  const keep = responseCache().beginStore();
  const made = await make(unconditional(request));
  if (!made.headers.has('cdn-cache-control') || made.headers.has('set-cookie')) return made;
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  const answer = await whole(made, encoding);
  const { pathname, search } = new URL(request.url);
  keep(cacheKey(`${pathname}${search}`, encoding), answer);
  return matchesEtag(request.headers.get('if-none-match'), answer)
    ? new Response(null, { status: 304, headers: answer.headers })
    : new Response(new Uint8Array(answer.body), answer);
}

function unconditional(request: Request): Request {
  if (!request.headers.has('if-none-match')) return request;
  const headers = new Headers(request.headers);
  headers.delete('if-none-match');
  return new Request(request.url, { headers });
}

async function whole(made: Response, encoding: ReturnType<typeof encodingFor>): Promise<CachedResponse> {
  const plain = new Uint8Array(await made.arrayBuffer());
  const headers = new Headers(made.headers);
  const tags = (headers.get('cache-tag') ?? '').split(',');
  for (const name of TO_CACHE) headers.delete(name);
  const etag = headers.get('etag') ?? `"${createHash('sha1').update(plain).digest('base64url')}"`;
  headers.append('vary', 'accept-encoding');
  headers.delete('content-length');
  if (!encoding) {
    headers.set('etag', etag);
    return { status: made.status, headers: Object.fromEntries(headers), body: plain, tags };
  }
  headers.set('content-encoding', encoding);
  // The same in another form: no longer the same byte for byte.
  headers.set('etag', `W/${etag.replace(/^W\//, '')}`);
  return { status: made.status, headers: Object.fromEntries(headers), body: await encode(plain, encoding), tags };
}
