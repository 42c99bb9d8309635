/** A name, a command of node_modules/.bin, its arguments, and settings that only this check needs. To add one, add a line. */

/** What `npm test` runs: everything that must hold, within twelve minutes. */
export const CHECKS = [
  ['format and lint', 'biome', ['check', '.']],
  ['types', 'astro', ['check', '--minimumSeverity', 'warning']],
  ['imports', 'node', ['scripts/check-imports.ts']],
  ['unused code', 'knip', []],
  ['unit', 'vitest', ['run']],
  ['browser', 'playwright', ['test']],
  ['deployment', 'vitest', ['run', '--config', 'tests/deployment/vitest.config.ts']],
];

/** What takes longer: `npm run test:full` runs it after the others, at night or before a release. */
export const LONG_CHECKS = [
  ['faults', 'vitest', ['run', '--config', 'tests/faults/vitest.config.ts'], { FAULT_ROUNDS: '12' }],
  ['never asked', 'vitest', ['run', '--project', 'start', 'tests/hostile/memory.test.ts'], { NEVER_ASKED: '20000' }],
  ['memory', 'node', ['scripts/measure/soak.ts']],
  ['bench', 'node', ['scripts/measure/bench.ts', '--check']],
  ['pages', 'node', ['scripts/measure/bench-pages.ts', '--check']],
  ['lighthouse', 'node', ['scripts/measure/lighthouse.ts']],
  ['dependencies', 'node', ['scripts/audit.ts']],
];
