import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';

const HASHED = '/_astro/';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A window of 64 KB: by default every answer on its way takes 4 MB and more of memory. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 } };

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * In front of a self-hosted site: nothing goes out larger than it need be. The files of the build have compressed
 * twins (src/precompress.ts), answers that are kept are kept compressed (keep-answer.ts), and the rest is
 * compressed on its way.
 */
export function compressingListener(clientFolder: string, listener: RequestListener): RequestListener {
  const sendFile = sirv(clientFolder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    maxAge: 0,
    setHeaders: (response, path) => {
      if (path.startsWith(HASHED)) response.setHeader('Cache-Control', FOR_EVER);
    },
  });
  const compress = compression({ brotli: BROTLI }) as unknown as Middleware;
  return (request, response) => {
    const { url = '/' } = request;
    const answer = () => {
      request.url = url;
      compress(request, response, () => listener(request, response));
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer();
    request.url = fileOf(url);
    sendFile(request, response, answer);
  };
}

/** `/pmo` is built as `/pmo/index.html`. An address that ends with a slash is no page; Astro redirects it. */
function fileOf(url: string): string {
  const [path = ''] = url.split('?');
  if (path === '/') return '/index.html';
  return path.endsWith('/') || /\.[^/]*$/.test(path) ? url : `${path}/index.html`;
}
