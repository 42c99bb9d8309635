import { startOf } from '../document/passages.ts';
import { type Rule, says } from '../finding.ts';
import { readingEase } from '../reading/reading-ease.ts';

const LEAST_WORDS = 100;
/** Douma's "fairly difficult" is 45 to 60; a LIX above 45 is the language of newspapers' longer articles. */
const LEAST_FLESCH = 60;
const MOST_LIX = 45;

/** A measure of the whole text. It counts words and syllables and ignores meaning, so it is only a hint. */
export const readingLevel: Rule = ({ language, passages }) => {
  const read = passages.filter(({ part, heading }) => part === 'body' && heading === 0);
  const sentences = read.reduce((total, passage) => total + passage.sentences.length, 0);
  const { words, lix, flesch } = readingEase(
    read.map(({ text }) => text),
    sentences,
    language,
  );
  if (words < LEAST_WORDS || (flesch >= LEAST_FLESCH && lix <= MOST_LIX)) return [];
  const formula = language === 'nl' ? 'Flesch-Douma' : 'Flesch';
  return [
    {
      rule: 'reading-level',
      severity: 'hint',
      ...says(
        {
          what: 'This text is probably harder than level B1: {formula} {flesch}, LIX {lix}.',
          why: 'Both formulas count the length of words and sentences: {least} or more and {most} or less are easy for most readers. They know nothing of meaning, so take it as a hint.',
          remedy: 'Shorten the longest sentences first; then replace difficult words.',
        },
        { formula, flesch: String(flesch), lix: String(lix), least: String(LEAST_FLESCH), most: String(MOST_LIX) },
      ),
      place: startOf('body'),
    },
  ];
};
