import { afterEach, beforeEach, expect, test } from 'vitest';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';
import { expectAllStored, nothingAcknowledged, saveUntilTheEnd } from './acknowledged.ts';

/** `npm run test:full` runs more rounds. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 1);
const WORKERS = 4;

let folder = '';
let site: RunningServer | undefined;
beforeEach(async () => {
  folder = await preparedFolder();
});
afterEach(async () => {
  await site?.stop('SIGKILL');
  await removeFolder(folder);
});

test('loses nothing acknowledged, and stores nothing by halves, when killed', async () => {
  const done = nothingAcknowledged();
  for (let round = 0; round < ROUNDS; round += 1) {
    const running = await startServer(folder);
    site = running;
    const cookie = await logIn(running);
    const before = done.images.size;
    const workers = Array.from({ length: WORKERS }, (_, worker) =>
      saveUntilTheEnd(running.url, cookie, `${round}-${worker}`, done),
    );
    await expect.poll(() => done.images.size - before, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(6);
    await running.stop('SIGKILL');
    await Promise.all(workers);
  }
  await expectAllStored(folder, done);
});
