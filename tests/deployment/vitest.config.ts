import { defineConfig } from 'vitest/config';

/** Separate from the unit tests, because it starts with a build of half a minute. */
export default defineConfig({
  test: {
    include: ['tests/deployment/*.test.ts'],
    globalSetup: ['tests/deployment/build.ts'],
    testTimeout: 60_000,
  },
});
