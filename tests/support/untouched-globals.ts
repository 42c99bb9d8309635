import { afterAll, expect } from 'vitest';

/** Globals that one test file would break for the next ones in the same process. */
const NAMES = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'Date',
  'performance',
  'fetch',
  'console',
  'crypto',
] as const;

const current = () => ({
  ...Object.fromEntries(NAMES.map((name) => [name, globalThis[name]])),
  'performance.now': performance.now,
  'process.nextTick': process.nextTick,
});

const before = current();

afterAll(() => {
  const after = current();
  const changed = Object.entries(before).filter(([name, value]) => Reflect.get(after, name) !== value);
  expect(
    changed.map(([name]) => name),
    'This file leaves globals changed for the files after it',
  ).toEqual([]);
});
