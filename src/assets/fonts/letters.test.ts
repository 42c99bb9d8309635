import { expect, test } from 'vitest';
import { COMMON_LETTERS, EXTENDED_LETTERS, OTHER_LETTERS, unicodeRange } from './letters.ts';

test('every letter is in one of the files, so that none of them comes for a letter of another', () => {
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
])('%j is the range %j in a style sheet', (letters, range) => {
  expect(unicodeRange(letters)).toEqual(range);
});
