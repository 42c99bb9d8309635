import type { Synonyms } from '../../shared/search/site-index.ts';
import { fold, isFiller } from '../../shared/search/words.ts';
import { withoutInvisible } from '../../shared/text/text.ts';
import { longestPhrase, MAX_WORDS } from './search-words.ts';

/**
 * The words to look for in articles, each with its alternatives as one text: its singular, and its synonyms. With
 * synonyms, which visitors get, stop words are left out, unless there are no others.
 */
export function articleWordsOf(text: string, synonyms?: Synonyms): { words: string[]; others: string[] } {
  const all = lettersAndDigits(text);
  if (!synonyms) return { words: all.slice(0, MAX_WORDS), others: all.slice(0, MAX_WORDS).map(singularOf) };
  const meaningful = all.filter((word) => !isFiller(fold(word)));
  const typed = (meaningful.length > 0 ? meaningful : all).slice(0, MAX_WORDS);
  const words: string[] = [];
  const others: string[] = [];
  for (let at = 0; at < typed.length; ) {
    const { length, means } = longestPhrase(typed.slice(at).map(fold), synonyms);
    const phrase = typed.slice(at, at + length);
    const asOneWord = length > 1 ? [phrase.join('')] : [];
    words.push(...phrase);
    // Each word of a phrase or its meaning: that is all of its words, or the meaning.
    others.push(...phrase.map((word) => [singularOf(word), ...asOneWord, ...means].join(' ')));
    at += length;
  }
  return { words, others };
}

/** Leaves nothing that is tsquery syntax. */
const lettersAndDigits = (text: string): string[] =>
  withoutHeights(withoutInvisible(text))
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Postgres reads past the raised figures of 10⁹, however they are typed; a text says H₂O as H2O. */
const withoutHeights = (text: string) =>
  text
    .replace(/(?<=[\p{L}\p{N})])\^\(?[-−+]?\p{N}+\)?/gu, '')
    .replace(/[₀-₉]/g, (figure) => String.fromCharCode(figure.charCodeAt(0) - 0x2080 + 0x30));

/** Strips plural endings that Postgres's Dutch stemmer overlooks (allergieën, vitamines). */
const singularOf = (word: string) => word.replace(/(ieën|ieen)$/u, 'ie').replace(/(?<=.{4})s$/u, '');
