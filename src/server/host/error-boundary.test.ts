import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { endFailedResponse, errorBoundary } from './error-boundary.ts';

let server: Server;
const log = { info: vi.fn(), error: vi.fn() };
afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.clearAllMocks();
});

async function listen(listener: RequestListener): Promise<string> {
  server = createServer(errorBoundary(log, listener)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const outcome = (url: string) =>
  fetch(url).then(
    async (response) => [response.status, await response.text()],
    () => 'cut off',
  );

test('answers 500 and logs the error when the listener throws', async () => {
  const url = await listen(() => {
    createReadStream('package.json', { start: 5, end: 3 });
  });
  expect(await outcome(url)).toEqual([500, 'Internal Server Error\n']);
  expect(log.error).toHaveBeenCalledWith('response', { error: expect.objectContaining({ code: 'ERR_OUT_OF_RANGE' }) });
});

test('cuts off a started response when the listener throws', async () => {
  const url = await listen((_, response) => {
    response.writeHead(200, { 'content-length': 10 }).write('begun');
    throw new Error('half-way');
  });
  expect(await outcome(url).catch(() => 'cut off')).toBe('cut off');
});

test('ends only the response whose stream failed', async () => {
  const ended: boolean[] = [];
  const url = await listen((request) => {
    const isStream = request.url === '/stream';
    const error = Object.assign(new Error('broken'), isStream && { code: 'Z_BUF_ERROR' });
    setImmediate(() => ended.push(endFailedResponse(error)));
    if (!isStream) setImmediate(() => request.socket.destroy());
  });
  expect(await outcome(`${url}/stream`)).toEqual([500, 'Internal Server Error\n']);
  expect(await outcome(`${url}/bug`)).toBe('cut off');
  ended.push(endFailedResponse(Object.assign(new Error('belongs to no response'), { code: 'EPIPE' })));
  expect(ended).toEqual([true, false, false]);
});
