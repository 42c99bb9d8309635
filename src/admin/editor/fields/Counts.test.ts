import { describe, expect, it } from 'vitest';
import { countText } from './Counts.tsx';

describe('countText', () => {
  it('counts graphemes and words', () => {
    expect(countText('')).toEqual({ characters: 0, words: 0 });
    expect(countText('  Zo’n café,\nhè? 👍🏽 ')).toEqual({ characters: 16, words: 4 });
  });
});
