import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createBoundedServer } from './bounded-server.ts';

const BOUNDS = { maxConnections: 50, idleMs: 60_000, responseMs: 60_000, lingerMs: 60_000 };
const ANSWER = 'Refused';
let server: Server;
let handled: string[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  handled = [];
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function listen(listener: RequestListener, bounds: Partial<typeof BOUNDS> = {}): Promise<number> {
  const counting: RequestListener = (request, response) => {
    handled.push(request.url ?? '');
    return listener(request, response);
  };
  server = createBoundedServer(counting, { ...BOUNDS, ...bounds }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  return socket;
}

/** Reads until the end of the first answer, or of the connection. */
async function answerOn(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (text.endsWith(ANSWER)) break;
  }
  return text;
}

/** Every way to an answer before the body was read. */
const ANSWERS: Record<string, RequestListener> = {
  'at once': (_, response) => response.writeHead(404, { 'content-length': ANSWER.length }).end(ANSWER),
  'without a head of its own': (_, response) => response.end(ANSWER),
  later: async (_, response) => {
    await setImmediate();
    response.end(ANSWER);
  },
  'in pieces': async (_, response) => {
    response.writeHead(404, ['content-length', String(ANSWER.length)]).flushHeaders();
    await setImmediate();
    response.write(ANSWER.slice(0, 3));
    response.end(ANSWER.slice(3));
  },
  'half-way through the body': async (request, response) => {
    const reader = request.iterator({ destroyOnReturn: false });
    await reader.next();
    response.writeHead(413, { 'content-length': ANSWER.length }).end(ANSWER);
  },
};
const REQUESTS = {
  'a long body': ['POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 400000\r\n\r\n', 'x'.repeat(1000)],
  'a chunked body': ['POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n', '3e8\r\n', 'x'.repeat(1000)],
  'a body after 100-continue': [
    'POST / HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 400000\r\n\r\n',
    'x'.repeat(1000),
  ],
  'GET with a body': ['GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 400000\r\n\r\n', 'x'.repeat(1000)],
  'an upgrade with a body': [
    'POST / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\ncontent-length: 400000\r\n\r\n',
    'x'.repeat(1000),
  ],
};

test.each(Object.keys(ANSWERS).flatMap((answer) => Object.keys(REQUESTS).map((request) => [answer, request] as const)))(
  'closes the connection when it answers %s to %s',
  async (answer, request) => {
    const port = await listen(ANSWERS[answer] as RequestListener);
    const socket = open(port);
    socket.write(REQUESTS[request as keyof typeof REQUESTS].join(''));
    const text = await answerOn(socket);
    expect(text).toMatch(/^connection: close\r$/im);
    expect(text.endsWith(ANSWER) || text.includes('chunked')).toBe(true);
  },
);

test('keeps the connection when the body has arrived before the answer', async () => {
  const port = await listen(async (request, response) => {
    if (request.url === '/read') await buffer(request);
    else await setImmediate();
    response.writeHead(404, { 'content-length': ANSWER.length }).end(ANSWER);
  });
  const socket = open(port);
  for (const path of ['/read', '/unread', '/read', '/unread']) {
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nhello`);
    expect(await answerOn(socket)).not.toMatch(/^connection: close/im);
  }
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(await answerOn(socket)).not.toMatch(/^connection: close/im);
});

test('a client that is still sending reads the whole answer', async () => {
  const port = await listen(ANSWERS['half-way through the body'] as RequestListener);
  const socket = open(port);
  const closed = once(socket, 'close');
  const bytes = 3_000_000;
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${bytes}\r\n\r\n`);
  const piece = Buffer.alloc(100_000, 'x');
  for (let sent = 0; sent < bytes; sent += piece.length) if (!socket.write(piece)) await once(socket, 'drain');
  expect(await answerOn(socket)).toMatch(/ 413 .*Refused$/s);
  const [hadError] = (await closed) as [boolean];
  expect(hadError).toBe(false);
});

test('does not handle what is sent behind a refused body', async () => {
  const port = await listen(ANSWERS['at once'] as RequestListener);
  const socket = open(port);
  const closed = once(socket, 'close');
  socket.write(`POST /refused HTTP/1.1\r\nhost: x\r\ncontent-length: 200000\r\n\r\n`);
  await answerOn(socket);
  socket.write(`${'x'.repeat(200_000)}POST /smuggled HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`);
  socket.resume();
  await closed;
  expect(handled).toEqual(['/refused']);
});

test('closes after a moment when the refused body never ends', async () => {
  const port = await listen(ANSWERS['at once'] as RequestListener, { lingerMs: 50 });
  const socket = open(port);
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 200000\r\n\r\nx');
  expect(await answerOn(socket)).toContain(ANSWER);
  // The server sends nothing more, and does not wait for the rest.
  socket.resume();
  await once(socket, 'close');
  await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0);
});

test('closes the connection after an expectation that it does not know', async () => {
  const port = await listen(ANSWERS['at once'] as RequestListener);
  const socket = open(port);
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\nexpect: a-miracle\r\ncontent-length: 400000\r\n\r\nx`);
  expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 417 .*connection: close\r\n/is);
  expect(handled).toEqual([]);
});
