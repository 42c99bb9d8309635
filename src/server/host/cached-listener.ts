import type { RequestListener } from 'node:http';
import { isNotModified } from '../cache/cache-response.ts';
import { encodingFor } from '../cache/encode-body.ts';
import { cacheKey, responseCache } from '../cache/response-cache.ts';

/**
 * Answers from the response cache (filled by `cacheResponse`), else passes the request on. `Cache-Status` is defined in
 * RFC 9211.
 */
export function cachedListener(listener: RequestListener): RequestListener {
  const cache = responseCache();
  return (request, response) => {
    const { method, url = '/', headers } = request;
    const isReading = method === 'GET' || method === 'HEAD';
    const cached = isReading && cache.lookup(cacheKey(url, encodingFor(String(headers['accept-encoding'] ?? ''))));
    if (!cached) return listener(request, response);
    response.setHeader('cache-status', 'memory; hit');
    if (isNotModified(headers['if-none-match'], cached)) {
      response.writeHead(304, cached.headers).end();
      return;
    }
    response.writeHead(cached.status, { ...cached.headers, 'content-length': cached.body.byteLength });
    response.end(method === 'HEAD' ? undefined : cached.body);
  };
}
