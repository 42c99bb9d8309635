import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,api,scripts}/**/*.test.{ts,tsx}', 'tests/{house,start,contract}/*.test.ts'],
    globalSetup: ['src/server/db/test-template.ts'],
    // No test changes its modules or the environment: loading them once a worker instead of once a file halves the time.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine may miss a moment once; a defect fails again.
    retry: process.env['CI'] ? 2 : 0,
  },
});
