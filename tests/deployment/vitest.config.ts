import { defineConfig } from 'vitest/config';

/** Apart from the unit tests, because it begins with a build of half a minute. */
export default defineConfig({
  test: {
    include: ['tests/deployment/*.test.ts'],
    globalSetup: ['tests/deployment/build.ts'],
    testTimeout: 60_000,
  },
});
