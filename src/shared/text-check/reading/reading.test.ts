import { describe, expect, test } from 'vitest';
import { textOf } from '../../../../tests/support/text-check/example-text.ts';
import { checkText } from '../check-text.ts';
import { splitSentences } from '../document/sentences.ts';
import { PLAIN_DUTCH } from './plain-words.ts';
import { readingEase } from './reading-ease.ts';
import { countSyllables } from './syllables.ts';

test.each([
  ['hart', 1],
  ['bloeddruk', 2],
  ['huisarts', 2],
  ['radio', 3],
  ['diabetes', 4],
  ['medicijnen', 4],
  ['geneeskundige', 5],
  ['België', 3],
  ['coördinatie', 5],
  ['leeuw', 1],
  ['mooie', 2],
  ['zwangerschapsvergiftiging', 7],
  ['pH', 1],
  ['ECG', 1],
])('counts the syllables of "%s"', (word, count) => expect(countSyllables(word, 'nl')).toBe(count));

test.each([
  ['heart', 1],
  ['doctor', 2],
  ['take', 1],
  ['table', 2],
  ['medicine', 3],
  ['walked', 1],
  ['needed', 2],
])('counts the syllables of the English "%s"', (word, count) => expect(countSyllables(word, 'en')).toBe(count));

test('computes LIX and Flesch-Douma', () => {
  const text = 'De huisarts meet de bloeddruk. Dat doet geen pijn.';
  const { words, lix } = readingEase([text], 2, 'nl');
  expect([words, lix]).toEqual([9, Math.round(4.5 + (100 * 2) / 9)]);
  // 11 syllables: de huis-arts meet de bloed-druk, dat doet geen pijn.
  expect(readingEase([text], 2, 'nl').flesch).toBe(Math.round(206.84 - 77 * (11 / 9) - 0.93 * 4.5));
  expect(readingEase([], 0, 'nl')).toEqual({ words: 0, sentences: 0, lix: 0, flesch: 100 });
});

test.each([
  ['Dr. De Vries meet het. Daarna bespreekt u het.', ['Dr. De Vries meet het.', 'Daarna bespreekt u het.']],
  ['Neem bijv. Een appel. Of niet.', ['Neem bijv. Een appel.', 'Of niet.']],
  ['Het is 2.5 mg. Niet meer.', ['Het is 2.5 mg.', 'Niet meer.']],
  ['een\ntwee', ['een', 'twee']],
  ['', []],
])('splits "%s" into sentences', (text, sentences) => {
  const found = splitSentences(text, 'nl');
  expect(found.map((sentence) => sentence.text)).toEqual(sentences);
  for (const { from, text: part } of found) expect(text.slice(from, from + part.length)).toBe(part);
});

describe('hints', () => {
  const hints = (paragraphs: readonly string[]) =>
    checkText(textOf(paragraphs), { phoneNumbers: [] }).map(({ rule, severity, what }) => ({ rule, severity, what }));

  test('names a long sentence with its number of words', () => {
    const words = (count: number) => `${'rust '.repeat(count - 1)}goed.`;
    expect(hints([words(25)])).toEqual([]);
    expect(hints([words(26)])).toMatchObject([{ rule: 'long-sentence', what: 'This sentence has 26 words.' }]);
  });

  test('names a long word once', () => {
    expect(hints(['arbeidsongeschiktheidsverzekering', 'De arbeidsongeschiktheidsverzekering.'])).toMatchObject([
      { rule: 'long-word', severity: 'hint' },
    ]);
  });

  test('names a difficult word at its first use, unless the text explains it', () => {
    expect(hints(['Bij hypertensie en nog eens hypertensie.'])).toEqual([
      { rule: 'plain-words', severity: 'hint', what: '“hypertensie” is a difficult word.' },
    ]);
    expect(hints(['Een hoge bloeddruk (hypertensie) voelt u niet.'])).toEqual([]);
    expect(hints(['Hypertensie (hoge bloeddruk) voelt u niet.'])).toEqual([]);
  });

  test('names passive sentences when they are many', () => {
    const active = 'De arts meet uw bloeddruk.';
    const passive = 'Uw bloeddruk wordt door de arts gemeten.';
    expect(hints([...Array(9).fill(active), passive])).toEqual([]);
    expect(hints([...Array(7).fill(active), ...Array(3).fill(passive)])).toMatchObject([
      { rule: 'passive', what: 'This sentence is passive, as are 30 % of this text.' },
      { rule: 'passive' },
      { rule: 'passive' },
    ]);
    expect(hints(Array(10).fill('U wordt moe en krijgt het koud.'))).toEqual([]);
  });

  test('says that a whole text is hard, and that it is a hint', () => {
    const hard =
      'Gecombineerde leefstijlinterventies verminderen gezondheidsproblemen bij volwassenen met overgewicht aanzienlijk.';
    expect(checkText(textOf(Array(15).fill(hard)), { phoneNumbers: [] })).toContainEqual(
      expect.objectContaining({ rule: 'reading-level', severity: 'hint', why: expect.stringContaining('as a hint') }),
    );
    expect(hints(Array(30).fill('U gaat dan naar uw arts.'))).toEqual([]);
  });
});

test('the table of plain words has 60 pairs or more, none twice', () => {
  expect(PLAIN_DUTCH.length).toBeGreaterThanOrEqual(60);
  expect(new Set(PLAIN_DUTCH.map(([word]) => word)).size).toBe(PLAIN_DUTCH.length);
  for (const [word, plain] of PLAIN_DUTCH) expect(plain).not.toBe(word);
});
