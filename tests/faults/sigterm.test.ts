import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTICLE } from '../support/api/article-example.ts';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';

let folder = '';
let site: RunningServer;
beforeAll(async () => {
  folder = await preparedFolder();
  site = await startServer(folder);
});
afterAll(async () => {
  await site.stop('SIGKILL');
  await removeFolder(folder);
});

const connectTo = async ({ url }: RunningServer): Promise<Socket> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};
const isRefused = () =>
  connectTo(site).then(
    (socket) => {
      socket.destroy();
      return false;
    },
    () => true,
  );

test('finishes running requests and accepts no new ones on SIGTERM', async () => {
  const cookie = await logIn(site);
  const idle = await connectTo(site);
  const socket = await connectTo(site);
  const body = JSON.stringify({ ...ARTICLE, title: 'Eekhoornbrood' });
  const head = ['POST /api/admin/articles HTTP/1.1', 'host: localhost', 'content-type: application/json'];
  socket.write([...head, `cookie: ${cookie}`, `content-length: ${body.length}`, '', body.slice(0, 20)].join('\r\n'));
  // By the time of this response the server has received the half request.
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);

  const ended = site.stop('SIGTERM');
  // systemd signals every process of the service, and npm forwards its signal: the server gets two.
  site.process.kill('SIGTERM');
  await expect.poll(isRefused, { timeout: 30_000 }).toBe(true);
  socket.write(body.slice(20));
  expect(await text(socket)).toContain('HTTP/1.1 201 Created');
  expect(await ended).toBe(0);
  idle.destroy();

  site = await startServer(folder);
  const list = await fetch(`${site.url}/api/admin/articles?search=eekhoornbrood`, { headers: { cookie } });
  expect(await list.json()).toMatchObject({ total: 1 });
});

test('waits at most ten seconds for a request that never ends', async () => {
  const socket = await connectTo(site);
  socket.on('error', () => {});
  socket.write('POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{');
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  expect(await site.stop('SIGTERM')).toBe(0);
});

test('ends on SIGHUP, and at once on a second signal', async () => {
  site = await startServer(folder);
  const socket = await connectTo(site);
  socket.on('error', () => {});
  const head = [
    'POST /api/contact HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    'content-length: 99',
  ];
  socket.write([...head, '', '{'].join('\r\n'));
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  const stoppedAt = performance.now();
  const ended = site.stop('SIGHUP');
  const again = setInterval(() => site.process.kill('SIGINT'), 700);
  expect(await ended).toBe(0);
  clearInterval(again);
  expect(performance.now() - stoppedAt).toBeLessThan(9000);
});
