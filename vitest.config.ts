import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,api,scripts}/**/*.test.{ts,tsx}', 'tests/{house,start,contract,faults}/*.test.ts'],
    globalSetup: ['src/server/db/test-template.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine may miss a moment once; a defect fails again.
    retry: process.env['CI'] ? 2 : 0,
  },
});
