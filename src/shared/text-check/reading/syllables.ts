import type { Language } from '../document/document.ts';

/** Dutch vowels that sound as one, longest first; a diaeresis starts a syllable of its own. */
const DUTCH_VOWELS = /aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|ie|oe|eu|ui|ij|au|ou|ei|[aeiouyàáâäèéêëìíîïòóôöùúûü]/g;
const ENGLISH_VOWELS = /[aeiouyé]+/g;

/** The number of syllables of a word, estimated from its spelling; at least one. */
export function countSyllables(word: string, language: Language): number {
  const lower = word.toLowerCase();
  if (language === 'nl') return Math.max(1, lower.match(DUTCH_VOWELS)?.length ?? 0);
  const spoken = lower.replace(/(?:[^laeiouy]e|[^td]ed|[^cszx]es)$/, (ending) => ending[0] ?? '');
  return Math.max(1, spoken.match(ENGLISH_VOWELS)?.length ?? 0);
}
