import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

/** A window of 64 KB: by default every answer on its way takes 4 MB and more of memory. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 } };

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Compresses on its way what comes in no smaller form: the files of the build have compressed twins (file-listener.ts),
 * and answers that are kept are kept compressed (keep-answer.ts).
 */
export function compressingListener(listener: RequestListener): RequestListener {
  const compress = compression({ brotli: BROTLI }) as unknown as Middleware;
  return (request, response) => compress(request, response, () => listener(request, response));
}
