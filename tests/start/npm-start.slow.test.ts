import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { familyOf } from '../../scripts/set-up/process-group.mjs';
import { freePort } from '../support/server/free-port.ts';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { removeFolder, runServer, waitUntilReady } from '../support/server/server.ts';

let folder = '';
let port = 0;
beforeEach(async () => {
  folder = await preparedFolder();
  port = await freePort();
});
afterEach(() => removeFolder(folder));

const isServed = () =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function start(command: string[]) {
  const run = runServer({ DATA_DIR: folder, PORT: String(port) }, command);
  await waitUntilReady(run);
  expect(await isServed()).toBe(true);
  return run;
}

test('no server is left when start.mjs is killed', async () => {
  const run = await start([process.execPath, 'scripts/start.mjs']);
  run.process.kill('SIGKILL');
  await once(run.process, 'exit');
  expect(await isServed()).toBe(false);
});

test('npm start forwards SIGTERM and ends after the server', async () => {
  const run = await start(['npm', 'start']);
  expect(await run.stop('SIGTERM')).toBe(0);
  expect(await isServed()).toBe(false);
});

test('no server is left when npm is killed', async () => {
  const run = await start(['npm', 'start']);
  run.process.kill('SIGKILL');
  await expect.poll(isServed, { timeout: 15_000 }).toBe(false);
});

test('nothing is left when npm is killed while it starts the server', async () => {
  const run = runServer({ DATA_DIR: folder, PORT: String(port) }, ['npm', 'start']);
  const children = () => familyOf(run.process.pid).map(({ command }) => command);
  // The script of npm has just become the server, which has loaded nothing yet.
  const isServer = expect.stringContaining('scripts/serve.mjs');
  await expect.poll(children, { timeout: 15_000, interval: 5 }).toContainEqual(isServer);
  // Its streams close once nobody holds them.
  expect(await run.stop('SIGKILL')).toBe(null);
  expect(await isServed()).toBe(false);
});
