import type { RequestListener } from 'node:http';
import { encodingFor, isNotModified } from '../cache/cache-response.ts';
import { responseCache, uncheckedSeconds } from '../cache/process-cache.ts';
import { cacheKey } from '../cache/response-cache.ts';

/** Longer than the pause between two polls, and than a moment of load. */
export const UNCHECKED_SECONDS = 5;

/**
 * Responds from the response cache (filled by `cacheResponse`), else passes the request on. `Cache-Status` is defined
 * in RFC 9211. Cached responses are served while the database is unreachable, for at most `maxUncheckedSeconds`.
 */
export function cachedListener(
  listener: RequestListener,
  maxUncheckedSeconds = Number.POSITIVE_INFINITY,
): RequestListener {
  const cache = responseCache();
  return (request, response) => {
    const { method, url = '/', headers } = request;
    const isReading = method === 'GET' || method === 'HEAD';
    // While the database is unreachable, a change by another process would go unnoticed.
    const unchecked = uncheckedSeconds();
    if (unchecked > maxUncheckedSeconds) return listener(request, response);
    const cached = isReading && cache.lookup(cacheKey(url, encodingFor(headers['accept-encoding'] as string), headers));
    if (!cached) return listener(request, response);
    const detail = unchecked > UNCHECKED_SECONDS ? '; detail=unchecked' : '';
    response.setHeader('cache-status', `memory; hit${detail}`);
    if (isNotModified(headers['if-none-match'], cached)) {
      response.writeHead(304, cached.headers).end();
      return;
    }
    response.writeHead(cached.status, { ...cached.headers, 'content-length': cached.body.byteLength });
    response.end(method === 'HEAD' ? undefined : cached.body);
  };
}
