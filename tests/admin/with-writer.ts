import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { removeFolder, STAFF, startServer } from '../support/server/server.ts';
import { test as base } from './logged-in.ts';

const WRITER = 'wim@clinic.example';

/** `page` belongs to an administrator, `writer` to a Writer on the same site. */
export const test = base.extend<{ writer: Page }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const folder = await preparedFolder();
      const script = 'tests/support/server/add-accounts.ts';
      await promisify(execFile)(process.execPath, [script, folder, `${WRITER}=writer`]);
      const server = await startServer(folder);
      await use(server);
      await server.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  writer: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const response = await context.request.post('/api/admin/login', { data: { ...STAFF, email: WRITER } });
    if (!response.ok()) throw new Error(await response.text());
    await use(await context.newPage());
    await context.close();
  },
});

export const { expect } = test;
