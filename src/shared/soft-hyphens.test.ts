import { expect, test } from 'vitest';
import { wordsOf } from './search/words.ts';
import { slugify } from './slug.ts';

const WORD = 'rijbewijs\u00adkeuring';

test('a word with a soft hyphen is the word without in addresses and in the search of the site', () => {
  expect(slugify(WORD)).toBe('rijbewijskeuring');
  expect(wordsOf(WORD)).toEqual([{ text: 'rijbewijskeuring', start: 0, end: WORD.length }]);
});
