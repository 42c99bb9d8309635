import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../app.ts';
import { cacheResponse } from '../cache/cache-response.ts';
import type { Dependencies } from '../dependencies.ts';

/** The API in a self-hosted process; any other address is for the pages. */
export function apiListener(dependencies: Dependencies, pages: RequestListener): RequestListener {
  const api = createApp(dependencies);
  const answer = getRequestListener(
    (request, { incoming }) =>
      cacheResponse(withBody(request), (wanted) => api.fetch(wanted, { clientAddress: incoming.socket.remoteAddress })),
    { overrideGlobalObjects: false },
  );
  return (request, response) =>
    request.url?.startsWith('/api/') ? void answer(request, response) : pages(request, response);
}

/** What may have a body becomes Node's own Request: the adapter's is quicker, but cannot be copied by Hono's body limit. */
function withBody(request: Request): Request {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const { url, method, headers, body } = request;
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  return new Request(url, init);
}
