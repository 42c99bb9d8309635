/** A check: its name, a command of node_modules/.bin, its arguments, and settings that only it needs. */

/** The tag of the browser tests that `npm test` runs: the main paths. */
const SMOKE = '@smoke';
/** The tests without the tag `slow`; those with it are a check of the night. */
const NOT_SLOW = ['--tags-filter', '!slow'];

/** What needs no build and runs beside it: Astro leaves a third of two cores idle. */
export const QUICK_CHECKS = [
  ['format and lint', 'biome', ['check', '.']],
  ['imports', 'node', ['scripts/check-imports.ts']],
  ['unused code', 'knip', []],
  ['content', 'node', ['scripts/operations/check-content.ts', '--files']],
];

/**
 * The checks of every change, after the quick ones. The lanes of a stage run side by side, the checks of a lane in
 * order. On fewer than four cores the stages follow each other.
 */
export const stages = (isFull) => [
  [
    [['unit', 'vitest', ['run', '--project', 'unit', ...NOT_SLOW]]],
    [
      ['types', 'node', ['scripts/check-types.ts']],
      ['server', 'vitest', ['run', '--project', 'server', ...NOT_SLOW]],
    ],
  ],
  [[['browser', 'playwright', ['test', ...(isFull ? [] : ['--grep', SMOKE])]]]],
];

/** What takes longer, one after the other. `npm run test:full` runs it too, every night and before a release. */
export const LONG_CHECKS = [
  ['deployment', 'vitest', ['run', '--config', 'tests/deployment/vitest.config.ts']],
  ['slow', 'vitest', ['run', '--project', 'slow', '--project', 'slow server'], { LIBRARY_P95_MS: '50' }],
  // By itself: a filter by tag holds for all files of a run, and files that are slow as a whole need no tag.
  ['slow by tag', 'vitest', ['run', '--project', 'unit', '--project', 'server', '--tags-filter', 'slow']],
  ['engines', 'vitest', ['run', '--config', 'tests/engines/vitest.config.ts']],
  ['faults', 'vitest', ['run', '--config', 'tests/faults/vitest.config.ts'], { FAULT_ROUNDS: '12', POWER_CUTS: '20' }],
  ['scale', 'vitest', ['run', '--config', 'tests/scale/vitest.config.ts'], { FAULT_ROUNDS: '6' }],
  [
    'million',
    'node',
    [
      'scripts/measure/bench.ts',
      '--check',
      '--on',
      'postgres',
      '--sizes',
      '1000000',
      '--keep',
      'node_modules/.cache/bench',
    ],
  ],
  [
    'new addresses',
    'vitest',
    ['run', '--project', 'slow server', 'tests/hostile/memory.slow.test.ts'],
    { NEVER_ASKED: '20000' },
  ],
  ['memory', 'node', ['scripts/measure/soak.ts']],
  ['bench', 'node', ['scripts/measure/bench.ts', '--check']],
  ['pages', 'node', ['scripts/measure/bench-pages.ts', '--check']],
  ['lighthouse', 'node', ['scripts/measure/lighthouse.ts']],
  ['typing', 'node', ['scripts/measure/typing.ts']],
  ['screens', 'node', ['scripts/measure/screens.ts', '--check']],
  ['dependencies', 'node', ['scripts/audit.ts']],
];
