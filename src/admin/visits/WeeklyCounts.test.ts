import { expect, test } from 'vitest';
import { describeLine, linePoints } from './WeeklyCounts.tsx';

test('draws a line from left to right, the highest number at the top', () => {
  expect(linePoints([0, 2, 4], 100, 20)).toEqual([
    [0, 20],
    [50, 10],
    [100, 0],
  ]);
});

test('draws no numbers as a line at the bottom, and one as a point', () => {
  expect(linePoints([0, 0], 100, 20).map(([, y]) => y)).toEqual([20, 20]);
  expect(linePoints([3], 100, 20)).toEqual([[0, 0]]);
});

const WEEKS = ['2026-11-02', '2026-11-09', '2026-11-16'];

test.each([
  [[7, 3, 1], 'Most: 7 in the week of Nov 02, 2026; 3 last week, 1 so far this week'],
  [[3, 3, 9], 'Most: 3 in the week of Nov 09, 2026; 3 last week, 9 so far this week'],
  [[0, 0, 2], '2 so far this week'],
])('says of %j what a line shows', (counts, words) => {
  expect(describeLine(counts, WEEKS)).toBe(words);
});
