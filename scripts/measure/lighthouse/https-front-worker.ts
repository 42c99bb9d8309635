import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { generate } from 'selfsigned';

/** Headers that a proxy does not forward, and the pseudo-headers of HTTP/2 (`:path`). */
const NOT_FORWARDED = /^(:.*|connection|keep-alive|transfer-encoding)$/;

const site: string = workerData;
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
const front = createSecureServer({ key, cert, allowHTTP1: true }, forward);
front.listen(0, '127.0.0.1');
await once(front, 'listening');
parentPort?.postMessage(`https://localhost:${(front.address() as AddressInfo).port}`);

function forward(incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  // Forwards the host, as proxies do: the site refuses a visit that comes from another host.
  const headers = { ...forwardedHeaders(incoming.headers), host: incoming.authority };
  const forwarded = request(
    new URL(incoming.url, site),
    { method: incoming.method, headers },
    (response: IncomingMessage) => {
      outgoing.writeHead(response.statusCode ?? 502, forwardedHeaders(response.headers));
      response.pipe(outgoing);
    },
  );
  forwarded.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(forwarded);
}

function forwardedHeaders(headers: IncomingHttpHeaders) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_FORWARDED.test(name)));
}
