import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { sendRaw } from '../../../tests/support/raw-request.ts';
import { createLog } from '../log/log.ts';
import { apiListener } from './api-listener.ts';

/** Over a real connection; other tests call the API directly. */
const api = setUpTestApp();
const lines: string[] = [];
const log = createLog({ level: 'info', readable: false }, (_, line) => void lines.push(line));
afterEach(() => lines.splice(0));
let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer((request, response) =>
    apiListener({ ...api.system, siteUrl: url, log }, (_, pages) => pages.end('a page'))(request, response),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = async (method: string, path: string, cookie: string | undefined, init: RequestInit = {}) =>
  fetch(`${url}${path}`, { ...init, method, headers: { origin: url, cookie: cookie ?? '', ...init.headers } });
const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

test('creates, updates and deletes over HTTP', async () => {
  const { cookie } = await api.logIn();
  const writer = { name: 'Eva Smit', email: 'eva@clinic.example' };
  const created = await send('POST', '/api/admin/writers', cookie, json(writer));
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as { id: number };
  const updated = await send('PUT', `/api/admin/writers/${id}`, cookie, json({ ...writer, name: 'Eva de Smit' }));
  expect([updated.status, await updated.json()]).toMatchObject([200, { name: 'Eva de Smit' }]);
  expect((await send('DELETE', `/api/admin/writers/${id}`, cookie)).status).toBeLessThan(300);
  expect((await send('DELETE', `/api/admin/writers/${id}`, cookie)).status).toBe(404);
});

/** What visitors and staff send, each with half of its body. */
const FORMS = {
  'a form without JavaScript': ['/api/contact', 'application/x-www-form-urlencoded', 'name=Jan&email='],
  'a message': ['/api/contact', 'application/json', '{"name":"Jan",'],
  'a login': ['/api/admin/login', 'application/json', '{"email":'],
  'a body that may be left out': ['/api/admin/articles/1/publish', 'application/json', '{"vers'],
  'a picture': ['/api/admin/upload/article', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form'],
} as const;

test.each(
  Object.keys(FORMS).flatMap((what) => ['content-length: 400', 'transfer-encoding: chunked'].map((f) => [what, f])),
)('logs no failure when a visitor hangs up during %s (%s)', async (what, framing) => {
  const { cookie } = await api.logIn();
  const [path, type, half] = FORMS[what as keyof typeof FORMS];
  const chunk = framing.startsWith('content') ? half : `${half.length.toString(16)}\r\n${half}\r\n`;
  const head = [`POST ${path} HTTP/1.1`, 'host: x', `origin: ${url}`, `cookie: ${cookie}`, `content-type: ${type}`];
  const socket = sendRaw(url, `${[...head, framing].join('\r\n')}\r\n\r\n${chunk}`);
  const [, response] = (await once(server, 'request')) as [unknown, NodeJS.EventEmitter];
  const closed = once(response, 'close');
  socket.resetAndDestroy();
  await closed;
  await expect.poll(() => lines.filter((line) => line.includes('"event":"request"'))).toHaveLength(1);
  expect(lines.join('')).not.toMatch(/"level":"error"/);
});

test('reads no body of who may not call the endpoint', async () => {
  const head = ['POST /api/admin/upload/article HTTP/1.1', 'host: x', 'content-type: multipart/form-data; boundary=x'];
  const socket = sendRaw(url, `${head.join('\r\n')}\r\ntransfer-encoding: chunked\r\n\r\n5\r\n--x\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
  socket.destroy();
});

test('refuses a body that is too large while it arrives', async () => {
  const { cookie } = await api.logIn();
  const long = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(65_536))),
  });
  const init = { body: long, duplex: 'half', headers: { 'content-type': 'application/json' } } as RequestInit;
  // This server is Node's own, which goes on reading; bounded-server.ts ends the connection.
  expect((await send('POST', '/api/admin/writers', cookie, init)).status).toBe(413);
});

test('passes other addresses to the pages', async () => {
  expect(await (await fetch(`${url}/apiary`)).text()).toBe('a page');
});
