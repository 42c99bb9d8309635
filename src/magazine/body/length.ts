import type { Body, Heading } from './prepare.ts';

/** About four screens of a phone. */
const LONG_BODY_WORDS = 500;

/** The headings of a long body with more than one; otherwise none. */
export const tableOfContents = ({ words, headings }: Body): Heading[] =>
  words >= LONG_BODY_WORDS && headings.length > 1 ? headings : [];
