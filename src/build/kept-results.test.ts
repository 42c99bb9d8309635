import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptResults } from './kept-results.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clinic-kept-'));
});
afterEach(() => rm(folder, { recursive: true }));
const made = (text: string) => vi.fn(async () => Buffer.from(text));

test('makes a result once, also for a later build', async () => {
  for (const _ of [1, 2]) {
    const results = keptResults('copies', folder);
    const make = made('first');
    for (const __ of [1, 2]) expect(String(await results(['a', Buffer.from('b')], make))).toBe('first');
    expect(make).toHaveBeenCalledTimes(_ === 1 ? 1 : 0);
  }
});

test('makes it anew when anything it is made of changed', async () => {
  const results = keptResults('copies', folder);
  await results(['a', 'bc'], made('first'));
  expect(String(await results(['ab', 'c'], made('second')))).toBe('second');
});

test('keeps nothing of a failure', async () => {
  const results = keptResults('copies', folder);
  await expect(results(['a'], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(String(await results(['a'], made('whole')))).toBe('whole');
});

test('removes what no build asked for in a month', async () => {
  const first = keptResults('copies', folder);
  for (const input of ['a', 'b']) await first([input], made(input));
  const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60_000);
  for (const name of await readdir(join(folder, 'copies')))
    await utimes(join(folder, 'copies', name), longAgo, longAgo);
  await first(['a'], made('never'));
  keptResults('copies', folder);
  expect(await readdir(join(folder, 'copies'))).toHaveLength(1);
});
