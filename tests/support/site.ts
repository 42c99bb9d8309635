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
      const server = await startServer(folder, { TRUST_PROXY: '1' });
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
  // Each test is a visitor with an address of its own, as if one proxy stood before the site: a limit per address, such as
  // that of messages, counts what one test sends, however quickly the tests of a worker follow each other.
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': nextVisitor() }),
  // A page may fetch something as its test ends, which a test's answer to it need not survive.
  page: async ({ page }, use) => {
    await use(page);
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
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

let visitors = 0;

/** Of 198.18.0.0/15, which is kept for tests of networks. */
function nextVisitor(): string {
  visitors += 1;
  return `198.18.${(visitors >> 8) & 255}.${visitors & 255}`;
}

async function loggedInCookies(request: APIRequestContext): Promise<Cookie[]> {
  const isLoggedIn = (await request.get('/api/admin/me')).ok();
  if (!isLoggedIn) {
    const response = await request.post('/api/admin/login', { data: STAFF });
    if (!response.ok()) throw new Error(`Login failed: ${await response.text()}`);
  }
  return (await request.storageState()).cookies;
}
