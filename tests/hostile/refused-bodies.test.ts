import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import vercel from '../../vercel.json' with { type: 'json' };
import { fullResponse, sendRaw } from '../support/raw-request.ts';
import { type MonitoredServer, startMonitoredServer } from '../support/server/monitored-server.ts';

/** A proxy in front of the site sends many visitors' requests on one connection. */
let site: MonitoredServer;
beforeAll(async () => {
  site = await startMonitoredServer();
});
afterAll(() => site.stop());

const JSON_TYPE = 'content-type: application/json';
const [redirect] = vercel.redirects;
/** One request for each way to an answer that does not need the body. */
const REFUSED: [status: number, request: string, ...headers: string[]][] = [
  [404, 'POST /api/nothing-here', JSON_TYPE],
  [401, 'POST /api/admin/articles', JSON_TYPE],
  [413, 'POST /api/contact', JSON_TYPE],
  [403, 'POST /api/contact', JSON_TYPE, 'origin: https://elders.example'],
  [405, 'PUT /api/contact', JSON_TYPE],
  [303, 'POST /api/contact', 'content-type: application/x-www-form-urlencoded', 'origin: https://elders.example'],
  [405, 'POST /magazine'],
  [405, 'TRACE /'],
  [417, 'POST /api/contact', 'expect: a-miracle'],
  [200, 'GET /api/ready'],
  [200, 'GET /api/health'],
  [200, 'GET /api/articles'],
  [200, 'GET /'],
  [200, 'HEAD /'],
  [200, 'GET /robots.txt'],
  [200, 'GET /magazine'],
  [200, 'HEAD /magazine'],
  [404, 'GET /nergens'],
  [404, 'GET /%00'],
  [308, 'GET /pmo/'],
  ...(redirect ? [[308, `GET ${redirect.source}`] as [number, string]] : []),
];
const FRAMES = {
  'Content-Length': ['content-length: 400000', ''],
  chunked: ['transfer-encoding: chunked', '3e8\r\n'],
};

const send = (request: string, lines: string[], body: string): Socket =>
  sendRaw(site.url, `${request} HTTP/1.1\r\n${['host: localhost', ...lines].join('\r\n')}\r\n\r\n${body}`);

test.each(
  REFUSED.flatMap(([status, request, ...headers]) =>
    Object.entries(FRAMES).map(([frame, [line = '', start = '']]) => ({
      status,
      request,
      headers,
      frame,
      line,
      start,
    })),
  ),
)('closes the connection after $status for $request with a $frame body', async (example) => {
  const { status, request, headers, line, start } = example;
  // A chunked body is too large only once it has arrived.
  const body = status === 413 && start ? `${(3_000_000).toString(16)}\r\n${'x'.repeat(2_500_000)}` : start;
  const length = status === 413 ? line.replace('400000', '3000000') : line;
  const socket = send(request, [...headers, length], `${body}${'x'.repeat(1000)}`);
  // Ends only if the server ends the connection: no client may wait for more.
  const response = await fullResponse(socket);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(response).toMatch(/^connection: close\r$/im);
});

test('keeps the connection after an answer to a body that was read', async () => {
  const one = `POST /api/contact HTTP/1.1\r\nhost: localhost\r\n${JSON_TYPE}\r\ncontent-length: 2\r\n`;
  const socket = sendRaw(site.url, `${one}\r\n{}${one}connection: close\r\n\r\n{}`);
  const response = await fullResponse(socket);
  expect(response.match(/HTTP\/1\.1 400 /g)).toHaveLength(2);
  expect(response.match(/^connection: close\r$/gim)).toHaveLength(1);
});

test('refuses a request of two lengths and reads nothing behind it', async () => {
  const lengths = ['content-length: 2', 'content-length: 300000'];
  const behind = 'GET /api/ready HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const response = await fullResponse(send('POST /api/contact', [JSON_TYPE, ...lengths], `{}${behind}`));
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});
