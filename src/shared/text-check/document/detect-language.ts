import type { Language } from './document.ts';

/** Frequent words that only one of the two languages has. */
const DUTCH = new Set(
  'de het een van en niet dat die met voor zijn u uw je ook bij maar naar wordt kan hebt'.split(' '),
);
const ENGLISH = new Set(
  'the and to that this with for are you your not also but by from can have has which'.split(' '),
);
const ENOUGH_CHARACTERS = 5000;

/** How many words of its beginning only one of the languages has. */
export function wordsByLanguage(text: string): Record<Language, number> {
  const words =
    text
      .slice(0, ENOUGH_CHARACTERS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  return { nl: count(DUTCH), en: count(ENGLISH) };
}

/** The language of a text, by its most frequent words; Dutch, like the site, if it has none of them. */
export function detectLanguage(text: string): Language {
  const { nl, en } = wordsByLanguage(text);
  return en > nl ? 'en' : 'nl';
}
