import { expect, test } from 'vitest';
import { Budget } from './budget.ts';

const AT_10_000 = { database: 'postgres', size: 10_000 };
const rate = (perSecond: number, machine: number) => ({ connections: 50, perSecond, machine });

function missesOf(measured: (budget: Budget) => void): string[] {
  const budget = new Budget();
  measured(budget);
  return budget.misses;
}

test('fewer than 500 lists per second miss the budget', () => {
  expect(missesOf((budget) => budget.checkRate(AT_10_000, 'list', rate(500, 1)))).toEqual([]);
  expect(missesOf((budget) => budget.checkRate(AT_10_000, 'list', rate(499, 1)))).toEqual([
    'list, 10000 articles: 499 requests/s, at least 500 on a machine this fast',
  ]);
});

test('a slower machine has a lower minimum, a faster one the same', () => {
  expect(missesOf((budget) => budget.checkRate(AT_10_000, 'search, rare word', rate(150, 0.5)))).toEqual([]);
  expect(missesOf((budget) => budget.checkRate(AT_10_000, 'search, rare word', rate(149, 0.5)))).toHaveLength(1);
  expect(missesOf((budget) => budget.checkCachedRate('list', rate(4000, 2)))).toEqual([]);
  expect(missesOf((budget) => budget.checkCachedRate('list', rate(3999, 2)))).toHaveLength(1);
});

async function durationMisses(call: string, { p95 = 0, database = 'postgres', size = 100_000, machine = 1 }) {
  const budget = new Budget();
  await budget.checkDuration({ database, size }, call, { fastest: 1, p50: 2, p95, p99: 300 }, async () => machine);
  return budget.misses;
}

test('a call may take 25 ms (p95) with 100,000 articles on Postgres', async () => {
  const call = 'search: rare word';
  const miss = [`${call}: 25.1 ms (p95), at most 25 on a machine this fast`];
  expect(await durationMisses(call, { p95: 25.1 })).toEqual(miss);
  expect(await durationMisses(call, { p95: 25.1, machine: 2 })).toEqual(miss);
  expect(await durationMisses(call, { p95: 25.1, size: 10_000 })).toEqual([]);
  expect(await durationMisses(call, { p95: 25.1, database: 'pglite' })).toEqual([]);
});

test('a search of words that stand in thousands of articles may take twice as long', async () => {
  expect(await durationMisses('search: two common words', { p95: 50 })).toEqual([]);
  expect(await durationMisses('search: two common words', { p95: 51 })).toHaveLength(1);
});

test('a call may take longer on a machine that is slower or busy', async () => {
  expect(await durationMisses('feed', { p95: 50, machine: 0.5 })).toEqual([]);
  expect(await durationMisses('feed', { p95: 51, machine: 0.5 })).toHaveLength(1);
});

test('a rename may take 500 ms, a page 50 more than its calls', async () => {
  expect(await durationMisses('rename a category of 1 articles', { p95: 500 })).toEqual([]);
  expect(await durationMisses('rename a category of 1 articles', { p95: 501 })).toHaveLength(1);
  expect(await durationMisses('page: search', { p95: 75 })).toEqual([]);
  expect(await durationMisses('page: search', { p95: 76 })).toHaveLength(1);
});
