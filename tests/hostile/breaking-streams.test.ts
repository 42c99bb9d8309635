import { once } from 'node:events';
import { get } from 'node:http';
import { expect, test } from 'vitest';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { removeFolder, SERVE_SCRIPT, startServer } from '../support/server/server.ts';

test('a broken stream ends its response; other errors end the process', async () => {
  const folder = await preparedFolder();
  const command = [process.execPath, '--import', './tests/support/server/break-streams.mjs', SERVE_SCRIPT];
  const site = await startServer(folder, { LOG_LEVEL: 'error' }, command);
  const status = (path: string, encoding: string) =>
    new Promise<unknown>((resolve) => {
      const headers = { 'accept-encoding': encoding };
      get(site.url + path, { headers }, (response) => {
        response.resume().once('error', () => resolve('aborted'));
        response.once('end', () => resolve(response.statusCode));
      }).once('error', () => resolve('aborted'));
    });
  // A 404 page is not cached, so it is compressed while it is sent.
  expect([500, 'aborted']).toContain(await status('/nergens', 'br'));
  expect(await status('/nergens', 'identity')).toBe(404);
  expect(await status('/pmo', 'br')).toBe(200);
  expect(site.output()).toContain('"event":"response"');

  site.process.send('break');
  const [code] = await once(site.process, 'exit');
  expect(code).toBe(1);
  expect(site.output()).toContain('"event":"crash"');
  await removeFolder(folder);
});
