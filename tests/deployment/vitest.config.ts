import { defineConfig } from 'vitest/config';
import { busyness } from '../../scripts/set-up/busyness.mjs';

/** Separate from the unit tests, because it starts with a build of half a minute. */
export default defineConfig({
  test: {
    include: ['tests/deployment/*.test.ts'],
    globalSetup: ['tests/deployment/build.ts'],
    expect: { poll: { timeout: 60_000 * busyness() } },
    testTimeout: 60_000 * busyness(),
    hookTimeout: 60_000 * busyness(),
  },
});
