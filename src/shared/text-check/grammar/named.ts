import type { Clause } from './reading.ts';

/** What may be stopped. */
export const HEADS = ['medicine', 'treatment', 'vaccine', 'dose'] as const;
export type Head = (typeof HEADS)[number];

export const namedIn = (clause: Clause): Head | undefined => HEADS.find((role) => clause.has(role));
/** A clause of fewer words says “it” or leaves it out. */
export const FEW_WORDS = 9;
/** “Nooit meer een statine” */
export const MOST_IN_EXCLAMATION = 5;

/** Whether it stands behind one of these words. */
export const isBehind = ({ marks }: Clause, head: Head, words: ReadonlySet<string>) =>
  marks.some(({ role, before }) => role === head && before.some((plain) => words.has(plain)));
/** Of somebody’s own medicine, or of that one. */
export const DETERMINERS = new Set('uw je jouw die deze your those these that'.split(' '));
