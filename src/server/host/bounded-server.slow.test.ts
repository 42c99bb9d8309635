import { once } from 'node:events';
import { get, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createBoundedServer } from './bounded-server.ts';

const BOUNDS = { maxConnections: 50, idleMs: 60_000, responseMs: 60_000, lingerMs: 10_000 };
/** More than the system's socket buffers hold. */
const LONG = Buffer.alloc(16 * 1024 * 1024, 'a');
let server: Server;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function listen(bounds: Partial<typeof BOUNDS>, listener: RequestListener): Promise<number> {
  server = createBoundedServer(listener, { ...BOUNDS, ...bounds }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function sendRequest(port: number, times = 1): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(times));
  sockets.push(socket);
  return socket;
}
const sendLong: RequestListener = (_, response) => response.writeHead(200, { 'content-length': LONG.length }).end(LONG);

test('cuts off the response when the client stops reading', async () => {
  const closed = Promise.withResolvers<boolean>();
  const port = await listen({ idleMs: 400 }, (request, response) => {
    response.once('close', () => closed.resolve(response.writableFinished));
    sendLong(request, response);
  });
  sendRequest(port).pause();
  expect(await closed.promise).toBe(false);
});

test('lets a slow client finish that keeps reading', async () => {
  const port = await listen({ idleMs: 1000 }, sendLong);
  const [response] = (await once(get({ port, host: '127.0.0.1' }), 'response')) as [NodeJS.ReadableStream];
  const started = Date.now();
  let length = 0;
  for await (const chunk of response) {
    const megabytes = Math.floor(length / 2 ** 20);
    length += (chunk as Buffer).length;
    // A pause after each megabyte, shorter than `idleMs`.
    if (Math.floor(length / 2 ** 20) > megabytes) await setTimeout(100);
  }
  expect(length).toBe(LONG.length);
  expect(Date.now() - started).toBeGreaterThan(1500);
});

test('cuts off an endless response although the client keeps reading', async () => {
  const port = await listen({ responseMs: 500 }, (_, response) => {
    const drip = setInterval(() => response.write('a'), 50);
    response.once('close', () => clearInterval(drip));
  });
  const socket = sendRequest(port).resume();
  await once(socket, 'close');
});

test('handles pipelined requests one at a time', async () => {
  let [running, mostRunning, handled] = [0, 0, 0];
  const port = await listen({}, async (_, response) => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await setTimeout(20);
    running -= 1;
    handled += 1;
    response.end('x');
  });
  sendRequest(port, 5).resume();
  await expect.poll(() => handled).toBe(5);
  expect(mostRunning).toBe(1);
});

test('refuses connections beyond the maximum until one closes', async () => {
  const port = await listen({ maxConnections: 2 }, (_, response) => response.write('begun'));
  const first = sendRequest(port).resume();
  sendRequest(port).resume();
  await once(first, 'data');
  const [refusal] = (await once(sendRequest(port), 'data')) as [Buffer];
  expect(String(refusal)).toMatch(/^HTTP\/1.1 503 .*retry-after: 10\r\n/is);
  first.destroy();
  await expect
    .poll(async () => String(((await once(sendRequest(port), 'data')) as [Buffer])[0]), { timeout: 10_000 })
    .toMatch(/^HTTP\/1.1 200/);
});
