import { expect, test } from 'vitest';
import { COMMON_LETTERS, EXTENDED_LETTERS, OTHER_LETTERS, unicodeRange } from './letters.ts';

test('has every letter in one font file only', () => {
  const all = [...COMMON_LETTERS, ...OTHER_LETTERS, ...EXTENDED_LETTERS];
  expect(all).toHaveLength(new Set(all).size);
});

test.each([
  [['a', 'b', 'c'], ['U+61-63']],
  [
    ['c', 'a'],
    ['U+61', 'U+63'],
  ],
  [['€'], ['U+20AC']],
])('formats %j as %j', (letters, range) => {
  expect(unicodeRange(letters)).toEqual(range);
});
