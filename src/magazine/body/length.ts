import type { Heading } from './headings.ts';
import type { Body } from './prepare.ts';

/** About four screens of a phone. */
const LONG_BODY_WORDS = 500;

/** The headings of a long body with more than one; otherwise none. */
export const tableOfContents = ({ words, headings }: Body): Heading[] =>
  words >= LONG_BODY_WORDS && headings.length > 1 ? headings : [];
