import { type ClockedServer, startClockedServer } from '../../support/server/clocked-server.ts';
import { preparedFolder } from '../../support/server/prepared-folder.ts';
import { removeFolder } from '../../support/server/server.ts';
import { test as base } from '../logged-in.ts';
import { NOW } from './schedule-page.ts';

/** Browser and site stand at NOW, so no test depends on today's date; a scheduled minute comes when the test says so. */
export const test = base.extend<{ clock: undefined }, { site: ClockedServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await preparedFolder();
      const server = await startClockedServer(folder, NOW);
      await use(server);
      await server.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  clock: [
    async ({ page, site }, use) => {
      // Another test may have let time pass.
      await site.setClock(NOW);
      await page.clock.install({ time: NOW });
      await use(undefined);
    },
    { auto: true },
  ],
});

export const { expect } = test;
