import { defineConfig } from '@playwright/test';

const EXECUTABLE = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/server/prepared-folder.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 800 },
    // The whole browser, headless: by default Playwright's own would be the headless shell.
    ...(!EXECUTABLE && { channel: 'chromium' }),
    launchOptions: {
      ...(EXECUTABLE && { executablePath: EXECUTABLE }),
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
  },
});
