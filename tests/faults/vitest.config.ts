import { defineConfig } from 'vitest/config';

/** Separate from the unit tests, because they take minutes (`npm run test:full`). */
export default defineConfig({
  test: {
    include: ['tests/faults/*.test.ts'],
    globalSetup: ['tests/support/database/template.ts', 'tests/support/server/prepared-folder.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
