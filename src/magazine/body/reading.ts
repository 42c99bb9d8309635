import type { Body, Heading } from './prepare.ts';

const WORDS_A_MINUTE = 200;
/** From here on a body is long: about four screens of a phone. */
const LONG_WORDS = 500;

export const readingMinutes = ({ words }: Body): number | undefined =>
  words > 0 ? Math.ceil(words / WORDS_A_MINUTE) : undefined;

/** The headings to list beside a long body; of a short one, or one with a single heading, none. */
export const tableOfContents = ({ words, headings }: Body): Heading[] =>
  words >= LONG_WORDS && headings.length > 1 ? headings : [];
