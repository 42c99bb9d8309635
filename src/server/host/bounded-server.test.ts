import { once } from 'node:events';
import { get, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createBoundedServer } from './bounded-server.ts';

const BOUNDS = { connections: 50, silenceMs: 400, answerMs: 60_000 };
/** More than the buffers of the system take. */
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

function ask(port: number, times = 1): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(times));
  sockets.push(socket);
  return socket;
}
const sendLong: RequestListener = (_, response) => response.writeHead(200, { 'content-length': LONG.length }).end(LONG);

test('ends the answer of a reader who takes nothing', async () => {
  const closed = Promise.withResolvers<boolean>();
  const port = await listen({}, (request, response) => {
    response.once('close', () => closed.resolve(response.writableFinished));
    sendLong(request, response);
  });
  ask(port).pause();
  expect(await closed.promise).toBe(false);
});

test('lets a slow reader finish who takes far longer than that', async () => {
  const port = await listen({ silenceMs: 1000 }, sendLong);
  const [response] = (await once(get({ port, host: '127.0.0.1' }), 'response')) as [NodeJS.ReadableStream];
  const started = Date.now();
  let length = 0;
  for await (const chunk of response) {
    const turns = Math.floor(length / 2 ** 20);
    length += (chunk as Buffer).length;
    // A pause at each megabyte, each of them shorter than the silence that is borne.
    if (Math.floor(length / 2 ** 20) > turns) await setTimeout(100);
  }
  expect(length).toBe(LONG.length);
  expect(Date.now() - started).toBeGreaterThan(1500);
});

test('ends an answer that takes for ever, however much is taken of it', async () => {
  const port = await listen({ answerMs: 500 }, (_, response) => {
    const drip = setInterval(() => response.write('a'), 50);
    response.once('close', () => clearInterval(drip));
  });
  const socket = ask(port).resume();
  await once(socket, 'close');
});

test('makes one answer at a time of what is asked over one connection', async () => {
  let [making, most, made] = [0, 0, 0];
  const port = await listen({}, async (_, response) => {
    making += 1;
    most = Math.max(most, making);
    await setTimeout(20);
    making -= 1;
    made += 1;
    response.end('x');
  });
  ask(port, 5).resume();
  await expect.poll(() => made).toBe(5);
  expect(most).toBe(1);
});

test('refuses who comes beyond the bound, and nobody once there is room', async () => {
  const port = await listen({ connections: 2, silenceMs: 60_000 }, (_, response) => response.write('begun'));
  const first = ask(port).resume();
  ask(port).resume();
  await once(first, 'data');
  const [refusal] = (await once(ask(port), 'data')) as [Buffer];
  expect(String(refusal)).toMatch(/^HTTP\/1.1 503 .*retry-after: 10\r\n/is);
  first.destroy();
  await expect
    .poll(async () => String(((await once(ask(port), 'data')) as [Buffer])[0]), { timeout: 10_000 })
    .toMatch(/^HTTP\/1.1 200/);
});
