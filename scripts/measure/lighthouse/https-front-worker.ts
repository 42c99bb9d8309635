import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { generate } from 'selfsigned';

/** What belongs to one connection only, and what HTTP/2 writes in its own way (`:path`). */
const OF_THE_CONNECTION = /^(:.*|connection|keep-alive|transfer-encoding)$/;

const site: string = workerData;
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
const front = createSecureServer({ key, cert, allowHTTP1: true }, forward);
front.listen(0, '127.0.0.1');
await once(front, 'listening');
parentPort?.postMessage(`https://localhost:${(front.address() as AddressInfo).port}`);

function forward(asked: Http2ServerRequest, answer: Http2ServerResponse): void {
  const { host } = new URL(site);
  const headers = { ...ofTheMessage(asked.headers), host };
  const forwarded = request(new URL(asked.url, site), { method: asked.method, headers }, (made: IncomingMessage) => {
    answer.writeHead(made.statusCode ?? 502, ofTheMessage(made.headers));
    made.pipe(answer);
  });
  forwarded.on('error', () => answer.writeHead(502).end());
  asked.pipe(forwarded);
}

function ofTheMessage(headers: IncomingHttpHeaders) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.test(name)));
}
