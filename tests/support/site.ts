import { type APIRequestContext, test as base, type Cookie } from '@playwright/test';
import { preparedFolder } from './server/prepared-folder.ts';
import { type RunningServer, removeFolder, STAFF, startServer } from './server/server.ts';

type TestFixtures = { staff: typeof STAFF; serverLog: undefined };
type WorkerFixtures = { site: RunningServer; staffCookies: () => Promise<Cookie[]> };

/**
 * A browser test of the built site: one server per worker, on its own data folder with the starter magazine.
 * `staffCookies` logs in once per worker, because each login takes a third of a second of processor time; again when a
 * test has ended the session.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
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
  staffCookies: [
    async ({ playwright, site }, use) => {
      const request = await playwright.request.newContext({ baseURL: site.url });
      await use(() => loggedInCookies(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  staff: async ({}, use) => use(STAFF),
  // A browser shows only that a call failed; the server's log says why.
  serverLog: [
    async ({ site }, use, testInfo) => {
      const start = site.output().length;
      await use(undefined);
      const lines = site.output().slice(start).trim();
      if (testInfo.status !== testInfo.expectedStatus && lines) console.error(`The server's log:\n${lines}`);
    },
    { auto: true },
  ],
});

export const { expect } = test;

async function loggedInCookies(request: APIRequestContext): Promise<Cookie[]> {
  const isLoggedIn = (await request.get('/api/admin/me')).ok();
  if (!isLoggedIn) {
    const response = await request.post('/api/admin/login', { data: STAFF });
    if (!response.ok()) throw new Error(`Login failed: ${await response.text()}`);
  }
  return (await request.storageState()).cookies;
}
