import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../support/server/free-port.ts';
import { emptyFolder, removeFolder, runServer, waitUntilReady } from '../support/server/server.ts';

test('creates a first account and prints its password once', async () => {
  const folder = await emptyFolder();
  const settings = { DATA_DIR: folder, PORT: String(await freePort()) };
  for (const printsPassword of [true, false]) {
    const run = runServer(settings);
    await waitUntilReady(run);
    const account = /^First staff account: \S+, password \S+ \(shown this once\)$/m;
    expect(account.test(run.output())).toBe(printsPassword);
    await run.stop();
  }
  await removeFolder(folder);
});

test('a first start that was interrupted is completed by the next one', async () => {
  const folder = await emptyFolder();
  const settings = { DATA_DIR: folder, PORT: String(await freePort()) };
  const stopped = runServer(settings);
  await expect.poll(() => existsSync(join(folder, 'database')), { timeout: 60_000 }).toBe(true);
  expect(await stopped.stop('SIGTERM')).not.toBe(0);
  const next = runServer(settings);
  await waitUntilReady(next);
  expect(next.output()).toContain('Filled the empty database');
  expect(await next.stop()).toBe(0);
  await removeFolder(folder);
});
