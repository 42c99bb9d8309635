import { expect, test } from 'vitest';
import type { MarkedText } from '../../../shared/contract/visitors/search.ts';
import { markedSnippet, markWords, matchesTerms, matchesWords } from './mark-words.ts';

const show = (parts: MarkedText) => parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
const typed = (...words: string[]) => matchesWords([{ typed: words, means: [] }]);

test.each([
  ['Allergieën, en meer.', 'allergie', '[Allergieën], en meer.'],
  ['Over bloeddrukmeting', 'meting', 'Over [bloeddrukmeting]'],
  ['Een burn-out', 'burnout', 'Een [burn-out]'],
  ['<b>hart</b> & ziel', 'hart', '<b>[hart]</b> & ziel'],
  ['Crème', 'creme', '[Crème]'],
  ['Niets', 'xylofoon', 'Niets'],
  ['', 'hart', ''],
])('marks in %j the words like “%s”', (text, word, marked) => expect(show(markWords(text, typed(word)))).toBe(marked));

test('loses no character of a text', () => {
  const text = '💙 hart–ziel\u00a0ﬁets İstanbul \ud800 “hart”';
  const parts = markWords(text, typed('hart'));
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

test('shows the summary if it has the word, else the best sentence', () => {
  const isMatch = matchesTerms(['slaap']);
  const long = `${'Een lang begin van een zin zonder einde, '.repeat(8)}met slaap en daarna nog meer woorden.`;
  expect(show(markedSnippet('Over slaap.', 'Slaap. Slaap.', isMatch))).toBe('Over [slaap].');
  expect(show(markedSnippet('Over iets.', 'Eerst dit. Dan slaap. Klaar.', isMatch))).toBe('Dan [slaap].');
  const cut = show(markedSnippet('Over iets.', long, isMatch));
  expect(cut).toMatch(/^… .*\[slaap\]/);
  expect(cut.length).toBeLessThan(200);
});
