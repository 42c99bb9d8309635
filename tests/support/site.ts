import { test as base } from '@playwright/test';
import { preparedFolder } from './server/prepared-folder.ts';
import { type RunningServer, removeFolder, STAFF, startServer } from './server/server.ts';

/** A browser test of the built site: one server per worker, on its own data folder with the starter magazine. */
export const test = base.extend<{ staff: typeof STAFF }, { site: RunningServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await preparedFolder();
      const server = await startServer(folder);
      await use(server);
      await server.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  staff: async ({}, use) => use(STAFF),
});

export const { expect } = test;
