import { expect, test } from 'vitest';
import { articleWordsOf } from './article-words.ts';

const SYNONYMS = [
  { stems: ['menopaus'], means: ['overgang', 'opvliegers'] },
  { stems: ['wakker', 'ligg'], means: ['slapen'] },
  { stems: ['burnout'], means: ['stress'] },
];

test.each([
  ['menopauze', ['menopauze'], ['menopauze overgang opvliegers']],
  ['wakker liggen', ['wakker', 'liggen'], ['wakker wakkerliggen slapen', 'liggen wakkerliggen slapen']],
  ['burn-out klachten', ['burn', 'out', 'klachten'], ['burn burnout stress', 'out burnout stress', 'klachten']],
  ['wat helpt bij de overgang', ['helpt', 'overgang'], ['helpt', 'overgang']],
  ['wat is dat', ['wat', 'is', 'dat'], ['wat', 'is', 'dat']],
  ["';--", [], []],
])('looks for %j as %o or %o', (text, words, others) =>
  expect(articleWordsOf(text, SYNONYMS)).toEqual({ words, others }),
);

test('adds no synonyms to the words of staff', () =>
  expect(articleWordsOf('wat is menopauze')).toEqual({
    words: ['wat', 'is', 'menopauze'],
    others: ['wat', 'is', 'menopauze'],
  }));
