const WORDS_PER_MINUTE = 200;

/** Accents may be combining characters, and a hyphen a non-breaking one. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’\u2011-]*/gu)?.length ?? 0;

/** Undefined for a text without words. */
export const readingMinutes = (words: number): number | undefined =>
  words > 0 ? Math.ceil(words / WORDS_PER_MINUTE) : undefined;
