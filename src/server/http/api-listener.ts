import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../app.ts';
import type { Dependencies } from '../dependencies.ts';
import { keepAnswer } from './keep-answer.ts';

/** The API in a self-hosted process; any other address is for the pages. */
export function apiListener(dependencies: Dependencies, pages: RequestListener): RequestListener {
  const api = createApp(dependencies);
  const answer = getRequestListener(
    (request, { incoming }) =>
      keepAnswer(request, (wanted) => api.fetch(wanted, { clientAddress: incoming.socket.remoteAddress })),
    { overrideGlobalObjects: false },
  );
  return (request, response) =>
    request.url?.startsWith('/api/') ? void answer(request, response) : pages(request, response);
}
