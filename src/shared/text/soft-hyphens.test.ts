import { expect, test } from 'vitest';
import { wordsOf } from '../search/words.ts';
import { slugify } from './slug.ts';

const WORD = 'rijbewijs\u00adkeuring';

test('slugs and search treat a soft hyphen as absent', () => {
  expect(slugify(WORD)).toBe('rijbewijskeuring');
  expect(wordsOf(WORD)).toEqual([{ text: 'rijbewijskeuring', start: 0, end: WORD.length }]);
});
