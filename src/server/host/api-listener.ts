import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../app.ts';
import { cacheResponse, withoutIfNoneMatch } from '../cache/cache-response.ts';
import type { Dependencies } from '../dependencies.ts';

/** Passes `/api/` requests to the API, all others to `pages`. */
export function apiListener(dependencies: Dependencies, pages: RequestListener): RequestListener {
  const api = createApp(dependencies);
  const handleApi = getRequestListener(
    (request, { incoming }) =>
      cacheResponse(request, () =>
        api.fetch(withoutIfNoneMatch(withNativeBody(request)), { clientAddress: incoming.socket.remoteAddress }),
      ),
    // The rest of a body that nobody read is the server's affair (bounded-server.ts).
    { overrideGlobalObjects: false, autoCleanupIncoming: false },
  );
  return (request, response) =>
    request.url?.startsWith('/api/') ? void handleApi(request, response) : pages(request, response);
}

/** Hono's body limit copies a request, which fails for the adapter's Request class; Node's own can be copied. */
function withNativeBody(request: Request): Request {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const { url, method, headers, body } = request;
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  return new Request(url, init);
}
