import { defineConfig } from 'vitest/config';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { EXCLUDED } from '../support/database/pgbouncer-tests.ts';

/** Separate from the unit tests, because they need the whole machine for some minutes (`npm run test:full -- scale`). */
export default defineConfig({
  test: {
    include: ['tests/scale/*.test.ts'],
    exclude: EXCLUDED,
    globalSetup: ['tests/support/database/template.ts'],
    // Each loads two servers, a balancer and a database.
    fileParallelism: false,
    isolate: false,
    expect: { poll: { timeout: 60_000 * busyness() } },
    testTimeout: 180_000 * busyness(),
    hookTimeout: 120_000 * busyness(),
  },
});
