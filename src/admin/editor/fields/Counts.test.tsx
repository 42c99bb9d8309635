import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Counts, countText } from './Counts.tsx';

describe('countText', () => {
  it('counts graphemes and words', () => {
    expect(countText('')).toEqual({ characters: 0, words: 0 });
    expect(countText('  Zo’n café,\nhè? 👍🏽 ')).toEqual({ characters: 16, words: 4 });
  });
});

it('counts what the server counts where a text nears its limit', () => {
  const family = '👨‍👩‍👧‍👦'.repeat(40);
  expect(renderToString(<Counts text={family} max={500} />)).toContain('440 characters of at most 500');
});
