import { expect, test } from 'vitest';
import { emptyFolder, freePort, removeFolder, runServer, untilReady } from '../support/server.ts';

test('without STAFF_EMAIL a first account is made, and its password is said once, in plain words', async () => {
  const folder = await emptyFolder();
  const settings = { DATA_DIR: folder, PORT: String(await freePort()) };
  for (const saysPassword of [true, false]) {
    const run = runServer(settings);
    await untilReady(run);
    const account = /^First staff account: \S+, password \S+ \(shown this once\)$/m;
    expect(account.test(run.output())).toBe(saysPassword);
    await run.stop();
  }
  await removeFolder(folder);
});
