/** A name, a command of node_modules/.bin, its arguments, and settings that only this check needs. To add one, add a line. */

/** What `npm test` runs, in two lanes: one check a line, in this order. `browser` takes as long as the rest. */
export const LANES = [
  [['browser', 'playwright', ['test']]],
  [
    ['format and lint', 'biome', ['check', '.']],
    ['imports', 'node', ['scripts/check-imports.ts']],
    ['unused code', 'knip', []],
    ['content', 'node', ['scripts/operations/check-content.ts', '--files']],
    ['types', 'astro', ['check', '--minimumSeverity', 'warning']],
    ['unit', 'vitest', ['run', '--project', 'unit']],
    ['server', 'vitest', ['run', '--project', 'server']],
    ['deployment', 'vitest', ['run', '--config', 'tests/deployment/vitest.config.ts']],
  ],
];

/** What takes longer, one after the other: `npm run test:full` runs it too, at night or before a release. */
export const LONG_CHECKS = [
  ['engines', 'vitest', ['run', '--config', 'tests/engines/vitest.config.ts']],
  ['faults', 'vitest', ['run', '--config', 'tests/faults/vitest.config.ts'], { FAULT_ROUNDS: '12' }],
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
  ['new addresses', 'vitest', ['run', '--project', 'server', 'tests/hostile/memory.test.ts'], { NEVER_ASKED: '20000' }],
  ['memory', 'node', ['scripts/measure/soak.ts']],
  ['bench', 'node', ['scripts/measure/bench.ts', '--check']],
  ['pages', 'node', ['scripts/measure/bench-pages.ts', '--check']],
  ['lighthouse', 'node', ['scripts/measure/lighthouse.ts']],
  ['typing', 'node', ['scripts/measure/typing.ts']],
  ['dependencies', 'node', ['scripts/audit.ts']],
];
