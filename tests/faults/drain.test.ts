import { Agent, get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, startServer } from '../support/server/server.ts';

let folder = '';
let site: RunningServer;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  folder = await preparedFolder();
});
afterEach(() => site.stop('SIGKILL'));
afterAll(async () => {
  agent.destroy();
  await removeFolder(folder);
});

/** Over one connection, which stays open until the server closes it. */
const request = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(site.url + path, { agent }, (response) => {
      response.resume().once('end', () => resolve(response));
    }).once('error', reject);
  });

test('keeps serving while balancers notice that it stops', async () => {
  site = await startServer(folder, { DRAIN_SECONDS: '3' });
  const before = await request('/api/ready');
  expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive']);
  const ended = site.stop('SIGTERM');
  await expect.poll(async () => (await request('/api/ready')).statusCode).toBe(503);
  const page = await request('/');
  // The connection ends with this response, not under the next request.
  expect([page.statusCode, page.headers.connection]).toEqual([200, 'close']);
  expect(await ended).toBe(0);
});

test('a second signal ends it at once', async () => {
  site = await startServer(folder, { DRAIN_SECONDS: '60' });
  const ended = site.stop('SIGTERM');
  const again = setInterval(() => site.process.kill('SIGTERM'), 700);
  expect(await ended).toBe(0);
  clearInterval(again);
});

test('keeps connections of a proxy open longer than proxies do', async () => {
  site = await startServer(folder, { TRUST_PROXY: '1' });
  expect((await request('/api/ready')).headers['keep-alive']).toBe('timeout=130');
});
