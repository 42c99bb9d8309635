import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Log } from '../log/log.ts';

/** Weakly, because what a request opens for later ones (a connection, a timer) remembers it for good. */
const answers = new AsyncLocalStorage<WeakRef<ServerResponse>>();
const INTERNAL_ERROR = 'Internal Server Error\n';

/** In front of everything: whatever goes wrong with one answer ends that answer, told in the log, and nothing else. */
export function errorBoundary(log: Log, listener: RequestListener): RequestListener {
  return (request, response) => {
    // A visitor who leaves half-way is no fault of the site.
    request.on('error', () => {});
    response.on('error', (error) => log.error('response', { error }));
    answers.run(new WeakRef(response), () => {
      try {
        listener(request, response);
      } catch (error) {
        log.error('response', { error });
        endWithError(response);
      }
    });
  };
}

/**
 * Ends the answer that an error nobody caught belongs to. False when that is not sure: the error came from elsewhere,
 * or is not one of a stream, a file or a connection, but of code that stopped half-way. Then nothing is sure any more.
 */
export function endFailedResponse(error: unknown): boolean {
  const answer = answers.getStore();
  if (!answer || !isOfStream(error)) return false;
  const response = answer.deref();
  if (response) endWithError(response);
  return true;
}

/** By its code: of the system (ENOENT, EPIPE), of Node's streams and answers, of zlib. */
const OF_STREAMS = /^(E[A-Z]+|ERR_(STREAM|HTTP|ZLIB)_\w+|Z_\w+)$/;
const isOfStream = (error: unknown) => error instanceof Error && 'code' in error && OF_STREAMS.test(String(error.code));

function endWithError(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(INTERNAL_ERROR);
}
