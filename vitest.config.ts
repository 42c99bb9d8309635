import { defineConfig } from 'vitest/config';
import { busyness } from './scripts/set-up/busyness.mjs';
import { timesFile } from './scripts/set-up/slowest.mjs';
import { EXCLUDED } from './tests/support/database/pgbouncer-tests.ts';

/** Files of tests that each take half a second or more; only `npm run test:full` runs them. */
const SLOW = '**/*.slow.test.ts';

const outputFile = timesFile();

export default defineConfig({
  test: {
    reporters: [
      'default',
      ...(process.env['GITHUB_ACTIONS'] ? ['github-actions'] : []),
      ...(outputFile ? [['junit', { outputFile, includeConsoleOutput: false }] as ['junit', object]] : []),
    ],
    tags: [{ name: 'slow', description: 'Takes half a second or more; only `npm run test:full` runs it' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,api,scripts}/**/*.test.{ts,tsx}', 'tests/{architecture,contract}/*.test.ts'],
          exclude: [...EXCLUDED, SLOW],
          globalSetup: ['tests/support/database/template.ts'],
        },
      },
      // Against the built server, on a prepared data folder.
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{start,hostile}/*.test.ts'],
          exclude: [...EXCLUDED, SLOW],
          globalSetup: ['tests/support/server/prepared-folder.ts'],
        },
      },
      // The folders need no tag: two processes on one Postgres, large tables, databases that stall.
      {
        extends: true,
        test: {
          name: 'slow',
          include: [`{src,scripts}/${SLOW}`, 'tests/contract/{concurrent,large,outage}/*.test.ts'],
          exclude: EXCLUDED,
          globalSetup: ['tests/support/database/template.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'slow server',
          include: [`tests/${SLOW}`],
          exclude: EXCLUDED,
          globalSetup: ['tests/support/server/prepared-folder.ts'],
        },
      },
    ],
    // Modules load once a worker, not once a file: that halves the time. So no test may change modules or environment.
    isolate: false,
    setupFiles: ['tests/support/untouched-globals.ts'],
    maxWorkers: 2,
    // A machine that is busy with other work is no failure.
    expect: { poll: { timeout: 60_000 * busyness() } },
    testTimeout: 120_000 * busyness(),
    hookTimeout: 120_000 * busyness(),
  },
});
