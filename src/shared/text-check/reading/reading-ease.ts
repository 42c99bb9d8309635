import type { Language } from '../document/document.ts';
import { countSyllables } from './syllables.ts';

export type ReadingEase = {
  words: number;
  sentences: number;
  /** Words of more than six letters count: below 40 is easy, above 50 hard. */
  lix: number;
  /** Flesch-Douma for Dutch, Flesch for English: 60 to 70 is normal, higher is easier. */
  flesch: number;
};

const LONG_WORD = 6;
const segmenters = new Map<Language, Intl.Segmenter>();

/** LIX (Björnsson 1968) and Flesch (Flesch 1948; Douma 1960 for Dutch) of a text. */
export function readingEase(texts: readonly string[], sentences: number, language: Language): ReadingEase {
  let words = 0;
  let long = 0;
  let syllables = 0;
  for (const text of texts) {
    for (const word of wordsOf(text, language)) {
      words += 1;
      syllables += countSyllables(word, language);
      if (word.length > LONG_WORD) long += 1;
    }
  }
  if (words === 0 || sentences === 0) return { words: 0, sentences: 0, lix: 0, flesch: 100 };
  const perSentence = words / sentences;
  const perWord = syllables / words;
  return {
    words,
    sentences,
    lix: Math.round(perSentence + (100 * long) / words),
    flesch: Math.round(
      language === 'nl' ? 206.84 - 77 * perWord - 0.93 * perSentence : 206.835 - 84.6 * perWord - 1.015 * perSentence,
    ),
  };
}

/** Words without numbers, which are read differently. */
function wordsOf(text: string, language: Language): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike && /\p{L}/u.test(segment)) words.push(segment);
  }
  return words;
}
