/** A word or a mark of a sentence. */
export type Word = {
  /** As the vocabulary spells it: small letters without accents, hyphens and apostrophes. */
  plain: string;
  /** Its parts between hyphens, when it has some. */
  parts?: string[];
  from: number;
  to: number;
};

/** A number with its decimals, a word with its hyphens and apostrophes, or one mark. */
const PIECES = /\d+(?:[.,]\d+)+|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[-‐‑'’ʼ](?=[\p{L}\p{N}]))*|\{[^}\s]*\}|[^\s‘’']/gu;
const NOT_SPELLED = /[\p{M}'’ʼ‐‑-]/gu;
/** What most words are: it spares them the rest of {@link plainSpelling}. */
const IS_PLAIN = /^[a-z\d]+$/;

export function wordsOf(sentence: string): Word[] {
  return Array.from(sentence.matchAll(PIECES), ({ 0: text, index }) => ({
    // The illnesses, not the Dutch “if” and the English “me”.
    plain: text === 'ALS' || text === 'ME' ? 'amyotroof' : plainSpelling(text),
    ...(text.includes('-') && text.length > 1 && { parts: text.split('-').map(plainSpelling) }),
    from: index,
    to: index + text.length,
  }));
}

/** “Bètablokker”, “beta-blokker” and “betablokker” are one word; a mark stays what it is. */
export function plainSpelling(text: string): string {
  const small = text.toLowerCase();
  if (IS_PLAIN.test(small)) return small;
  return small.normalize('NFKD').replace(NOT_SPELLED, '') || small;
}

const BY_EAR: ReadonlyArray<readonly [RegExp, string]> = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  // “Alzeimer”, “reumatiek” and “rheumatism”
  [/(?<=[rz])h/g, ''],
  // “Tamoxiven”
  [/v/g, 'f'],
  // “Medisijnen”
  [/c(?=[eiy])/g, 's'],
  [/[cq]k?/g, 'k'],
  [/y/g, 'i'],
  [/ij|ei/g, 'i'],
  [/ie/g, 'i'],
  [/ou|au/g, 'o'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
  [/(?:dt|d)$/, 't'],
];

/** A word as it sounds, so that “Ozempik” and “gegarandeert” are found. */
export const byEar = (plain: string): string =>
  BY_EAR.reduce((word, [spelling, sound]) => word.replace(spelling, sound), plain);
