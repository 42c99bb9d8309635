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

test('a call may take 25 ms (p95) with 100,000 articles on Postgres', () => {
  const times = { fastest: 1, p50: 2, p95: 25.1, p99: 30 };
  const at = (database: string, size: number) =>
    missesOf((budget) => budget.checkDuration({ database, size }, 'search: rare word', times));
  expect(at('postgres', 100_000)).toEqual(['search: rare word: 25.1 ms (p95), at most 25']);
  expect(at('postgres', 10_000)).toEqual([]);
  expect(at('pglite', 100_000)).toEqual([]);
});
