import { once } from 'node:events';
import { get } from 'node:http';
import { expect, test } from 'vitest';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { removeFolder, SERVE_SCRIPT, startServer } from '../support/server/server.ts';

test('ends only the answer whose stream breaks; what else breaks is a crash', async () => {
  const folder = await preparedFolder();
  const command = [process.execPath, '--import', './tests/support/server/break-streams.mjs', SERVE_SCRIPT];
  const site = await startServer(folder, { LOG_LEVEL: 'error' }, command);
  const status = (path: string, encoding: string) =>
    new Promise<unknown>((resolve) => {
      const headers = { 'accept-encoding': encoding };
      get(site.url + path, { headers }, (response) => {
        response.resume().once('error', () => resolve('cut off'));
        response.once('end', () => resolve(response.statusCode));
      }).once('error', () => resolve('cut off'));
    });
  // A page that is not kept is compressed on its way.
  expect([500, 'cut off']).toContain(await status('/nergens', 'br'));
  expect(await status('/nergens', 'identity')).toBe(404);
  expect(await status('/pmo', 'br')).toBe(200);
  expect(site.output()).toContain('"event":"answer"');

  site.process.send('break');
  const [code] = await once(site.process, 'exit');
  expect(code).toBe(1);
  expect(site.output()).toContain('"event":"crash"');
  await removeFolder(folder);
});
