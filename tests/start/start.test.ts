import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from '../../src/server/db/lock-data-folder.ts';
import { freePort } from '../support/server/free-port.ts';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { failedStart, type RunningServer, removeFolder, startServer } from '../support/server/server.ts';
import { createArticle, logIn } from '../support/staff.ts';

let folder = '';
const running: RunningServer[] = [];
beforeEach(async () => {
  folder = await preparedFolder();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop('SIGKILL')));
  await removeFolder(folder);
});

async function start(): Promise<RunningServer> {
  const server = await startServer(folder);
  running.push(server);
  return server;
}

test('refuses to start on a port in use, and releases the database', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const { code, lines } = await failedStart({ DATA_DIR: folder, PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(`PORT ${port} is in use`)]);
  lockDataFolder(folder).release();
});

test('refuses a second server on its data folder, and ends on SIGTERM', async () => {
  const first = await start();
  const { code, lines } = await failedStart({ DATA_DIR: folder, PORT: String(await freePort()) });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining(`is in use by another running server (process ${first.process.pid})`),
  ]);
  expect(await first.stop('SIGTERM')).toBe(0);
});

test('keeps acknowledged changes, and starts again, after kill -9', async () => {
  const first = await start();
  const cookie = await logIn(first);
  const titles = ['Een', 'Twee', 'Drie'];
  for (const title of titles) await createArticle(first, cookie, title);
  await first.stop('SIGKILL');

  const second = await start();
  const response = await fetch(`${second.url}/api/admin/articles?limit=3`, { headers: { cookie } });
  const { articles } = (await response.json()) as { articles: Array<{ title: string }> };
  expect(articles.map(({ title }) => title)).toEqual(titles.toReversed());
});
