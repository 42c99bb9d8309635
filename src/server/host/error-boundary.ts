import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Log } from '../log/log.ts';
import type { SendAtOnce } from './bounded-server.ts';

/** Weak references, because a connection or timer that outlives its request keeps its async context alive. */
const currentResponse = new AsyncLocalStorage<WeakRef<ServerResponse>>();
const INTERNAL_ERROR = 'Internal Server Error\n';

/** Logs an error in `listener` and ends only the response that it belongs to. */
export function errorBoundary(log: Log, listener: RequestListener): RequestListener {
  return (request, response) => {
    // A client that disconnects is not an error.
    request.on('error', () => {});
    response.on('error', (error) => log.error('response', { error }));
    currentResponse.run(new WeakRef(response), () => {
      try {
        listener(request, response);
      } catch (error) {
        log.error('response', { error });
        endWithError(response);
      }
    });
  };
}

/** The same for what is sent in one step, to which no later error can belong. */
export function sendSafely(log: Log, send: SendAtOnce): SendAtOnce {
  const onError = (error: Error) => log.error('response', { error });
  return (request, response) => {
    try {
      const isSent = send(request, response);
      if (isSent) response.on('error', onError);
      return isSent;
    } catch (error) {
      log.error('response', { error });
      endWithError(response);
      return true;
    }
  };
}

/**
 * Ends the response that an uncaught error belongs to. Returns false when the error belongs to no response, or is not
 * from a stream, file or connection: then code stopped half-way and the process may be in an inconsistent state.
 */
export function endFailedResponse(error: unknown): boolean {
  const reference = currentResponse.getStore();
  if (!reference || !isStreamError(error)) return false;
  const response = reference.deref();
  if (response) endWithError(response);
  return true;
}

/** Codes of the system (ENOENT, EPIPE), of Node's streams and HTTP, and of zlib. */
const STREAM_ERROR_CODES = /^(E[A-Z]+|ERR_(STREAM|HTTP|ZLIB)_\w+|Z_\w+)$/;
const isStreamError = (error: unknown) =>
  error instanceof Error && 'code' in error && STREAM_ERROR_CODES.test(String(error.code));

function endWithError(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(INTERNAL_ERROR);
}
