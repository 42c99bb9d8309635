import { expect, test } from 'vitest';
import { slowdownFor } from './slowdown.ts';

test.each([
  [0, 1],
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1533, 4],
  [3000, 4],
])('a machine with benchmark index %i is slowed down %f times', (index, slowdown) => {
  expect(slowdownFor(index)).toBeCloseTo(slowdown);
});
