import type { Heading } from './headings.ts';
import type { Body } from './prepare.ts';

const WORDS_PER_MINUTE = 200;
/** About four screens of a phone. */
const LONG_BODY_WORDS = 500;

export const readingMinutes = ({ words }: Body): number | undefined =>
  words > 0 ? Math.ceil(words / WORDS_PER_MINUTE) : undefined;

/** The headings of a long body with more than one; otherwise none. */
export const tableOfContents = ({ words, headings }: Body): Heading[] =>
  words >= LONG_BODY_WORDS && headings.length > 1 ? headings : [];
