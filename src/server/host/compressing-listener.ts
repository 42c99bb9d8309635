import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

/** A window of 64 KB; with the default window each response in progress takes 4 MB of memory. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 } };

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Compresses responses on the fly. Built files and cached responses do not need it: their compressed copies are sent by
 * files/file-listener.ts and cached-listener.ts.
 */
export function compressingListener(listener: RequestListener): RequestListener {
  const compress = compression({ brotli: BROTLI }) as unknown as Middleware;
  return (request, response) => compress(request, response, () => listener(request, response));
}
