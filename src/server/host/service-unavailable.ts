import type { ServerResponse } from 'node:http';

/** In both languages of the site: Dutch pages and English magazine. */
const MESSAGE =
  'De website kan dit nu even niet laten zien. Probeer het over een minuut opnieuw.\n' +
  'The website cannot show this at the moment. Please try again in a minute.\n';

/** Answers 503; cuts off a response that has already started, so that the browser notices the failure. */
export function respondUnavailable(response: ServerResponse, headers: Record<string, string> = {}): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response
    .writeHead(503, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(MESSAGE),
      'cache-control': 'no-store',
      'retry-after': '60',
      ...headers,
    })
    .end(MESSAGE);
}
