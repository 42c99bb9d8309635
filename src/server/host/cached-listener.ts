import type { RequestListener } from 'node:http';
import { encodingFor } from '../cache/encode-body.ts';
import { matchesEtag } from '../cache/etag.ts';
import { cacheKey, responseCache } from '../cache/response-cache.ts';

/**
 * In front of a self-hosted site: what was made before (`cacheResponse`) goes out again as it is, before a file is looked
 * for or a page is thought of. The header is RFC 9211's.
 */
export function cachedListener(listener: RequestListener): RequestListener {
  const kept = responseCache();
  return (request, response) => {
    const { method, url = '/', headers } = request;
    const isReading = method === 'GET' || method === 'HEAD';
    const answer = isReading && kept.lookup(cacheKey(url, encodingFor(String(headers['accept-encoding'] ?? ''))));
    if (!answer) return listener(request, response);
    response.setHeader('cache-status', 'memory; hit');
    if (matchesEtag(headers['if-none-match'], answer)) {
      response.writeHead(304, answer.headers).end();
      return;
    }
    response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.byteLength });
    response.end(method === 'HEAD' ? undefined : answer.body);
  };
}
