import { expect, test } from 'vitest';
import { anchorOf, pathThrough } from './map.ts';

test('draws a straight line between two points', () => {
  expect(
    pathThrough([
      [0, 0],
      [6, 12],
    ]),
  ).toBe('M0 0C1 2 5 10 6 12');
});

test('reaches a bend along the line between its neighbours', () => {
  expect(
    pathThrough([
      [0, 0],
      [10, 0],
      [10, 10],
    ]),
  ).toBe('M0 0C1.7 0 8.3 -1.7 10 0C11.7 1.7 10 8.3 10 10');
});

test.each([
  [[10, 0], 'start'],
  [[50, 0], 'middle'],
  [[90, 0], 'end'],
] as const)('writes the name at %j away from the edge', (place, anchor) => expect(anchorOf(place)).toBe(anchor));
