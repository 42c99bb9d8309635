import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { preparedFolder } from '../../../support/server/prepared-folder.ts';
import { removeFolder, STAFF, startServer } from '../../../support/server/server.ts';
import { test as base } from '../../logged-in.ts';

/** A logged-in page of a medical reviewer. */
export const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await preparedFolder();
      const command = ['reviewer', STAFF.email, '--profession', 'huisarts', '--big', '19012345601'];
      await promisify(execFile)(process.execPath, ['scripts/operations/staff.ts', ...command], {
        env: { ...process.env, DATA_DIR: folder },
      });
      const server = await startServer(folder);
      await use(server);
      await server.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export const { expect } = test;
