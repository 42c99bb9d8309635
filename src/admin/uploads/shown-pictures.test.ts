import { expect, test } from 'vitest';
import { batchRequests } from './shown-pictures.ts';

function setUp(max = 100) {
  const asked: string[][] = [];
  const find = batchRequests(async (names) => {
    asked.push(names);
    if (names.includes('broken')) throw new Error('refused');
    return Object.fromEntries(names.filter((name) => name !== 'gone').map((name) => [name, name.toUpperCase()]));
  }, max);
  return { asked, find };
}

test('asks once for everything of a moment, and each name once', async () => {
  const { asked, find } = setUp();
  expect(await Promise.all(['a', 'b', 'a', 'gone'].map(find))).toEqual(['A', 'B', 'A', undefined]);
  expect(asked).toEqual([['a', 'b', 'gone']]);
});

test('asks again later, and for the rest when there are many', async () => {
  const { asked, find } = setUp(2);
  expect(await Promise.all(['a', 'b', 'c'].map(find))).toEqual(['A', 'B', 'C']);
  await find('a');
  expect(asked).toEqual([['a', 'b'], ['c'], ['a']]);
});

test('later callers do not get the error of a failed batch', async () => {
  const { find } = setUp();
  await expect(find('broken')).rejects.toThrow('refused');
  expect(await find('a')).toBe('A');
});
