import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,api,scripts}/**/*.test.{ts,tsx}', 'tests/{house,start,contract}/*.test.ts'],
    globalSetup: ['src/server/db/test-template.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
