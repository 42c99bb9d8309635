import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, freePort, removeFolder, runServer, waitUntilReady } from '../support/server/server.ts';

test('without STAFF_EMAIL a first account is made, and its password is said once, in plain words', async () => {
  const folder = await emptyFolder();
  const settings = { DATA_DIR: folder, PORT: String(await freePort()) };
  for (const saysPassword of [true, false]) {
    const run = runServer(settings);
    await waitUntilReady(run);
    const account = /^First staff account: \S+, password \S+ \(shown this once\)$/m;
    expect(account.test(run.output())).toBe(saysPassword);
    await run.stop();
  }
  await removeFolder(folder);
});

test('a first start that is stopped half-way ends, and the next one needs no hand', async () => {
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
