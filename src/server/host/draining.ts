import type { RequestListener, ServerResponse } from 'node:http';

/** Where a balancer asks whether this process takes new requests. `/api/health` is for people. */
export const READY_PATH = '/api/ready';

/**
 * Drains a server that stops without failing a request: a balancer that asks {@link READY_PATH} sends no new ones, and
 * every connection closes with its next response, not under a request that is being sent on it.
 */
export function createDraining() {
  let isDraining = false;
  const unanswered = new Set<ServerResponse>();
  return {
    isDraining: () => isDraining,
    begin(): void {
      isDraining = true;
      for (const response of unanswered) closeAfter(response);
    },
    listener:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        if (isDraining) closeAfter(response);
        unanswered.add(response);
        response.once('close', () => unanswered.delete(response));
        listener(request, response);
      },
    readinessListener:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        if (request.url !== READY_PATH) return listener(request, response);
        const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
        response.writeHead(isDraining ? 503 : 200, headers).end(JSON.stringify({ ready: !isDraining }));
      },
  };
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
