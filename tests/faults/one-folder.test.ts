import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../support/server/free-port.ts';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { removeFolder, runServer, STAFF, startServer } from '../support/server/server.ts';
import { createArticle, logIn } from '../support/staff.ts';

/** PGlite allows one process. */
let folder = '';
const running: ReturnType<typeof runServer>[] = [];
beforeEach(async () => {
  folder = await preparedFolder();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((run) => run.stop('SIGKILL')));
  await removeFolder(folder);
});

test('one of three servers starts on the same folder after a crash', async () => {
  const first = await startServer(folder);
  running.push(first);
  const cookie = await logIn(first);
  await createArticle(first, cookie, 'Eekhoornbrood');
  await first.stop('SIGKILL');

  const starts = await Promise.all(
    [1, 2, 3].map(async () => {
      const port = String(await freePort());
      const run = runServer({
        DATA_DIR: folder,
        PORT: port,
        STAFF_EMAIL: STAFF.email,
        STAFF_PASSWORD: STAFF.password,
      });
      running.push(run);
      const outcome = await new Promise<number | 'ready' | null>((resolve) => {
        run.process.stdout?.on('data', () => run.output().includes('Ready at') && resolve('ready'));
        run.process.once('close', resolve);
      });
      return { outcome, port, output: run.output().trim().split('\n') };
    }),
  );
  const served = starts.filter(({ outcome }) => outcome === 'ready');
  expect(served).toHaveLength(1);
  for (const { outcome, output } of starts.filter((start) => !served.includes(start))) {
    expect([outcome, output]).toEqual([1, [expect.stringContaining('is in use by another running server')]]);
  }
  const url = `http://localhost:${served[0]?.port}`;
  const list = await fetch(`${url}/api/admin/articles?search=eekhoornbrood`, { headers: { cookie } });
  expect(await list.json()).toMatchObject({ total: 1 });
});
