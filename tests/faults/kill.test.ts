import { afterEach, beforeEach, expect, test } from 'vitest';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, startServer } from '../support/server/server.ts';
import { logIn } from '../support/staff.ts';
import { expectAllStored, nothingAcknowledged, saveUntilTheEnd } from './acknowledged.ts';

/** `npm run test:full` runs more rounds. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 1);
const WORKERS = 4;
const limit = 60_000 * (1 + ROUNDS) * busyness();

let folder = '';
let site: RunningServer | undefined;
beforeEach(async () => {
  folder = await preparedFolder();
});
afterEach(async () => {
  await site?.stop('SIGKILL');
  await removeFolder(folder);
});

test('loses nothing acknowledged, and stores nothing by halves, when killed', { timeout: limit }, async () => {
  const done = nothingAcknowledged();
  for (let round = 0; round < ROUNDS; round += 1) {
    const running = await startServer(folder);
    site = running;
    const cookie = await logIn(running);
    const before = done.images.size;
    const workers = Array.from({ length: WORKERS }, (_, worker) =>
      saveUntilTheEnd(running.url, cookie, `${round}-${worker}`, done),
    );
    await expect.poll(() => done.images.size - before, { interval: 5 }).toBeGreaterThanOrEqual(6);
    await running.stop('SIGKILL');
    await Promise.all(workers);
  }
  await expectAllStored(folder, done);
});
