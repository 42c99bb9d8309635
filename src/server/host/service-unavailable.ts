import type { ServerResponse } from 'node:http';

/** Read by visitors of the Dutch pages and of the magazine. */
const SENTENCE =
  'De website kan dit nu even niet laten zien. Probeer het over een minuut opnieuw.\n' +
  'The website cannot show this just now. Please try again in a minute.\n';

/** Refuses for now, with the words for it; an answer that had begun already is cut off, which a browser notices. */
export function respondUnavailable(response: ServerResponse, headers: Record<string, string> = {}): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response
    .writeHead(503, {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(SENTENCE),
      'cache-control': 'no-store',
      'retry-after': '60',
      ...headers,
    })
    .end(SENTENCE);
}
