import { defineConfig } from 'vitest/config';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { EXCLUDED } from '../support/database/pgbouncer-tests.ts';
import { whyNotMountable } from './disk-image.ts';

const whyNot = await whyNotMountable();
if (whyNot) console.warn(`Without the tests of power cuts: ${whyNot}`);

/** Separate from the unit tests, because they take minutes (`npm run test:full`). */
export default defineConfig({
  test: {
    include: ['tests/faults/*.test.ts'],
    exclude: [...EXCLUDED, ...(whyNot ? ['**/disk-image.test.ts'] : [])],
    globalSetup: ['tests/support/database/template.ts', 'tests/support/server/prepared-folder.ts'],
    isolate: false,
    maxWorkers: 2,
    expect: { poll: { timeout: 60_000 * busyness() } },
    testTimeout: 120_000 * busyness(),
    hookTimeout: 120_000 * busyness(),
  },
});
