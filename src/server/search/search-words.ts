import type { SiteIndex, Synonyms } from '../../shared/search/site-index.ts';
import { isFiller, partsOf, stemOf, wordsOf } from '../../shared/search/words.ts';

/** Of one search; the rest is not looked for. */
export const MAX_WORDS = 8;
/** The most words of an entry of content/zoekwoorden.yaml, without stop words. */
const MAX_PHRASE = 3;

/** One term of a search. */
export type SearchWord = {
  /** Folded: the typed word, or a phrase with a meaning of its own. */
  typed: string[];
  /** What the site’s texts call it. */
  means: string[];
};

type IsKnown = (word: string) => boolean;

/**
 * The terms of a search: without stop words, a phrase of content/zoekwoorden.yaml as one term, and "burn out" as one
 * word where `isKnown` knows it.
 */
export function searchWordsOf(text: string, synonyms: Synonyms, isKnown: IsKnown = () => false): SearchWord[] {
  const plain = text.replace(/(?<=\d)\+/g, ' plus');
  const words = wordsOf(plain)
    .flatMap(({ text: word, start, end }) => (isKnown(word) ? [word] : partsOf(plain.slice(start, end))))
    .filter((word) => !isFiller(word))
    .slice(0, MAX_WORDS);
  const found: SearchWord[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, typed, means } = longestPhrase(words.slice(at), synonyms, isKnown);
    found.push({ typed, means });
    at += length;
  }
  return found;
}

/** The longest start of folded words that has a meaning of its own or is one word, else the first word. */
export function longestPhrase(
  words: readonly string[],
  synonyms: Synonyms,
  isKnown: IsKnown = () => false,
): SearchWord & { length: number } {
  for (let length = Math.min(words.length, MAX_PHRASE); length > 1; length -= 1) {
    const phrase = words.slice(0, length);
    const means = meaningOf(phrase, synonyms);
    if (means.length > 0) return { length, typed: phrase, means };
    const joined = phrase.join('');
    const meansJoined = meaningOf([joined], synonyms);
    if (meansJoined.length > 0 || (length === 2 && isKnown(joined)))
      return { length, typed: isKnown(joined) ? [joined] : phrase, means: meansJoined };
  }
  const first = words.slice(0, 1);
  return { length: 1, typed: first, means: meaningOf(first, synonyms) };
}

function meaningOf(phrase: readonly string[], synonyms: Synonyms): string[] {
  const stems = phrase.map(stemOf).join(' ');
  return [...new Set(synonyms.filter((one) => one.stems.join(' ') === stems).flatMap(({ means }) => means))];
}

export const knownIn =
  ({ terms }: Pick<SiteIndex, 'terms'>): IsKnown =>
  (word) =>
    terms.has(word) || terms.has(stemOf(word));
