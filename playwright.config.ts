import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { busyness } from './scripts/set-up/busyness.mjs';
import { timesFile } from './scripts/set-up/slowest.mjs';
import { HTML_CHECKER } from './scripts/set-up/tools.mjs';

/** '' is Playwright's own. */
const { CHROMIUM_PATH = '', HEADLESS_SHELL_PATH } = process.env;

/** What only the whole browser shows: it also requests the manifest, and keeps a profile. */
const WHOLE_BROWSER = ['security/**/*.spec.ts', 'journeys/**/*.spec.ts'].map((files) => `**/tests/${files}`);

/** The set-up of `npm run test:full` installs the checker, or says that these tests are left out. */
const LEFT_OUT = existsSync(HTML_CHECKER) ? [] : ['**/valid-html.spec.ts'];

const outputFile = timesFile();

const wholeBrowser = launch(CHROMIUM_PATH, 'chromium');

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  testIgnore: LEFT_OUT,
  globalSetup: './tests/support/server/prepared-folder.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000 * busyness(),
  expect: { timeout: 15_000 * busyness() },
  reporter: [['list'], ...(outputFile ? [['junit', { outputFile }] as const] : [])],
  // Several runs may go on at once.
  outputDir: process.env['TEST_RESULTS'] ?? 'test-results',
  // The login page speaks the browser's language, and tests of the desk read English (tests/admin/dutch.spec.ts reads Dutch).
  use: { locale: 'en-GB', timezoneId: 'Europe/Amsterdam', viewport: { width: 1280, height: 800 } },
  projects:
    HEADLESS_SHELL_PATH === undefined
      ? [{ name: 'chromium', use: wholeBrowser }]
      : [
          { name: 'chromium', testMatch: WHOLE_BROWSER, use: wholeBrowser },
          { name: 'headless shell', testIgnore: [...WHOLE_BROWSER, ...LEFT_OUT], use: launch(HEADLESS_SHELL_PATH) },
        ],
});

/** Without a channel, Playwright's own is the headless shell. */
function launch(executablePath: string, channel?: string) {
  return {
    ...(!executablePath && channel && { channel }),
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-gpu',
      ],
    },
  };
}
