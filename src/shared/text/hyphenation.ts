import english from 'hyphen/en/index.js';
import dutch from 'hyphen/nl/index.js';
import { SOFT_HYPHEN } from './text.ts';

/** Shorter words fit a phone with letters twice as large, also in a title (src/styles/tokens.css); our own not in a row. */
const LONG_WORD = /\p{L}{12,}|geneeskunde/giu;
/** Letters that stay together at the beginning and the end of a word. */
const AT_AN_END = 4;
/** Second parts of our Dutch compounds: the word is divided before them, and they stay whole when they are short enough. */
const SECOND_PART =
  /(?:keuring(?:en)?|verklaring|gevoeligheid|wet|therapie|geneeskunde|ziekten|klachten|onderzoek(?:en)?|chauffeurs?|gesprek|formulier|aandoeningen|medicijnen|bureau|richtlijnen)$/u;
const SHORT_ENOUGH = 10;
/** A sentence begins here, so that a capital does not tell a name. */
const BEGINNING = /(?:^|[.!?:…]["”’)]*\s)[\s"“‘(]*$/u;
const HOUSE_NUMBER = /^\s+\d/u;
/** What readers copy letter for letter: e-mail addresses, addresses of pages. */
const COPIED = /@|\/\/|\p{L}\.\p{L}/u;

/**
 * The text with soft hyphens in its long words. Browsers hyphenate by themselves where they have the language's
 * dictionary; where they do not, a word that is wider than its line would break at any letter. Not for what the browser
 * renders again: the patterns have 300 KB.
 */
export const hyphenate = (text: string, language: 'nl' | 'en'): string =>
  text.replace(/\S{11,}/gu, (token, start: number) =>
    COPIED.test(token)
      ? token
      : token.replace(LONG_WORD, (word: string, offset: number) => {
          const at = start + offset;
          const isName = language === 'nl' && isDutchName(word, text.slice(0, at), text.slice(at + word.length));
          return isName ? word : hyphenateWord(word, language);
        }),
  );

/** People look for a name in one piece. Dutch has capitals for names; those of forms and examinations are divided. */
const isDutchName = (word: string, before: string, after: string): boolean =>
  /^\p{Lu}/u.test(word) && !SECOND_PART.test(word) && (HOUSE_NUMBER.test(after) || !BEGINNING.test(before));

function hyphenateWord(word: string, language: 'nl' | 'en'): string {
  const joint = language === 'nl' ? word.search(SECOND_PART) : -1;
  if (joint < AT_AN_END || word.length - joint > SHORT_ENOUGH) return hyphenateSyllables(word, language);
  const first = word.slice(0, joint);
  return (joint > SHORT_ENOUGH ? hyphenateSyllables(first, language) : first) + SOFT_HYPHEN + word.slice(joint);
}

function hyphenateSyllables(word: string, language: 'nl' | 'en'): string {
  const { hyphenateSync } = language === 'nl' ? dutch : english;
  const [first = '', ...others] = hyphenateSync(word, { hyphenChar: SOFT_HYPHEN }).split(SOFT_HYPHEN);
  let result = first;
  let before = first.length;
  for (const syllable of others) {
    const isAllowed = before >= AT_AN_END && word.length - before >= AT_AN_END;
    result += isAllowed ? SOFT_HYPHEN + syllable : syllable;
    before += syllable.length;
  }
  return result;
}
