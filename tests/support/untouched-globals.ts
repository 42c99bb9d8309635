import { afterAll, expect } from 'vitest';

/** Globals that a test file must not change, because the next files of its process use them too. */
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
