import { expect, test } from 'vitest';
import { countText, foundSentence } from './search-sentences.ts';

const RESULTS = { help: null, groups: [], hasAllWords: true, pages: 'searched', magazine: 'searched' } as const;
const found = (magazineTotal: number) => ({ ...RESULTS, groups: [], magazineTotal });

test.each([
  [999, '999 resultaten'],
  [1000, '1000 of meer resultaten'],
])('says the same of %i items in both places', (total, text) => {
  expect(`${countText(found(total))} resultaten`).toBe(text);
  expect(foundSentence(found(total), 'slaap')).toBe(`${text} voor “slaap”.`);
});
