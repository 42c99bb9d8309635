import { defineConfig } from 'vitest/config';
import { busyness } from '../../scripts/set-up/busyness.mjs';

/** The main paths in Firefox and WebKit (`npm run test:full`); Chromium has the rest. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: ['tests/support/server/prepared-folder.ts'],
    expect: { poll: { timeout: 30_000 * busyness() } },
    testTimeout: 120_000 * busyness(),
    hookTimeout: 120_000 * busyness(),
  },
});
