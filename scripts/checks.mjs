import { root } from './set-up/step.mjs';
import { isDatabaseFolder } from './set-up/temporary-folder.mjs';

/**
 * A check: its name; a command of node_modules/.bin with its arguments; settings that only it needs; and after how many
 * minutes it counts as hanging, many times what it takes. On a busy machine these minutes last longer (set-up/step.mjs).
 */

/** The tag of the browser tests that `npm test` runs: the main paths. */
const SMOKE = '@smoke';
/** The tests without the tag `slow`; those with it are a check of the night. */
const NOT_SLOW = ['--tags-filter', '!slow'];

/** What needs no build and runs beside it: Astro leaves a third of two cores idle. */
export const QUICK_CHECKS = [
  { name: 'format and lint', command: ['biome', 'check', '.'], minutes: 5 },
  { name: 'imports', command: ['node', 'scripts/check-imports.ts'], minutes: 5 },
  { name: 'unused code', command: ['knip'], minutes: 5 },
  { name: 'content', command: ['node', 'scripts/operations/check-content.ts', '--files'], minutes: 5 },
];

/**
 * The checks of every change, after the quick ones. The lanes of a stage run side by side, the checks of a lane in
 * order. On fewer than four cores the stages follow each other.
 */
export const stages = (isFull) => [
  [
    [{ name: 'unit', command: ['vitest', 'run', '--project', 'unit', ...NOT_SLOW], minutes: 15 }],
    [
      { name: 'types', command: ['node', 'scripts/check-types.ts'], minutes: 10 },
      { name: 'server', command: ['vitest', 'run', '--project', 'server', ...NOT_SLOW], minutes: 10 },
    ],
  ],
  [
    [
      {
        name: 'browser',
        command: ['playwright', 'test', ...(isFull ? [] : ['--grep', SMOKE])],
        needsBrowser: true,
        minutes: isFull ? 120 : 15,
      },
    ],
  ],
];

/** What takes longer, one after the other. `npm run test:full` runs it too, every night and before a release. */
export const LONG_CHECKS = [
  { name: 'deployment', command: ['vitest', 'run', '--config', 'tests/deployment/vitest.config.ts'], minutes: 15 },
  {
    name: 'slow',
    command: ['vitest', 'run', '--project', 'slow', '--project', 'slow server'],
    settings: { LIBRARY_P95_MS: '50' },
    minutes: 60,
  },
  {
    // By itself: a filter by tag holds for all files of a run, and files that are slow as a whole need no tag.
    name: 'slow by tag',
    command: ['vitest', 'run', '--project', 'unit', '--project', 'server', '--tags-filter', 'slow'],
    minutes: 30,
  },
  { name: 'engines', command: ['vitest', 'run', '--config', 'tests/engines/vitest.config.ts'], minutes: 30 },
  {
    name: 'faults',
    command: ['vitest', 'run', '--config', 'tests/faults/vitest.config.ts'],
    settings: { FAULT_ROUNDS: '12', POWER_CUTS: '20' },
    minutes: 60,
  },
  {
    name: 'scale',
    command: ['vitest', 'run', '--config', 'tests/scale/vitest.config.ts'],
    settings: { FAULT_ROUNDS: '6' },
    minutes: 60,
  },
  {
    name: 'million',
    command: [
      'node',
      'scripts/measure/bench.ts',
      '--check',
      '--on',
      'postgres',
      '--sizes',
      '1000000',
      // Root's Postgres runs as a user who must get to its files. Elsewhere the million articles are made each time.
      ...(isDatabaseFolder(root) ? ['--keep', 'node_modules/.cache/bench'] : []),
    ],
    minutes: 60,
  },
  {
    name: 'new addresses',
    command: ['vitest', 'run', '--project', 'slow server', 'tests/hostile/memory.slow.test.ts'],
    settings: { NEVER_ASKED: '20000' },
    minutes: 15,
  },
  { name: 'memory', command: ['node', 'scripts/measure/soak.ts'], minutes: 30 },
  { name: 'bench', command: ['node', 'scripts/measure/bench.ts', '--check'], minutes: 90 },
  { name: 'requests', command: ['node', 'scripts/measure/request-cost.ts', '--check'], minutes: 20 },
  { name: 'pages', command: ['node', 'scripts/measure/bench-pages.ts', '--check'], minutes: 30 },
  { name: 'lighthouse', command: ['node', 'scripts/measure/lighthouse.ts'], needsBrowser: true, minutes: 60 },
  { name: 'typing', command: ['node', 'scripts/measure/typing.ts'], needsBrowser: true, minutes: 30 },
  { name: 'screens', command: ['node', 'scripts/measure/screens.ts', '--check'], needsBrowser: true, minutes: 60 },
  { name: 'dependencies', command: ['node', 'scripts/audit.ts'], minutes: 5 },
];
