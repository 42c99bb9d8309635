import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,api,scripts}/**/*.test.{ts,tsx}', 'tests/{architecture,contract}/*.test.ts'],
          globalSetup: ['tests/support/database/template.ts'],
        },
      },
      // Over the built server. Apart, so that only they wait for a prepared folder.
      {
        extends: true,
        test: {
          name: 'start',
          include: ['tests/{start,hostile}/*.test.ts'],
          globalSetup: ['tests/support/server/prepared-folder.ts'],
        },
      },
    ],
    // No test changes its modules or the environment: loading them once a worker instead of once a file halves the time.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine may miss a moment once; a defect fails again.
    retry: process.env['CI'] ? 2 : 0,
  },
});
