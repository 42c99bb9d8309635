import type { Severity } from '../finding.ts';
import type { Ground } from './grounds.ts';

export type Claim = {
  ground: Ground;
  severity: Severity;
  /** Without one of these words the pattern finds nothing. Spares most texts the time to compile a long pattern. */
  about?: RegExp;
  /** A {@link phrase}. */
  pattern: RegExp;
  /** Words in the sentence that make it harmless. */
  unless?: RegExp;
};

/**
 * Whole words or phrases, in any case. In the sources `~` stands for up to four words in between: bounded, so that a
 * search takes linear time.
 */
export const phrase = (...sources: readonly string[]): RegExp =>
  new RegExp(inLatin(`(?<![\\p{L}\\p{N}])(?:${sources.join('|').replaceAll('~', GAP)})(?![\\p{L}\\p{N}])`), 'gi');

/** Denials are no words in between: they would become a part of the claim, and no longer deny it. */
const DENIALS = "(?:niet|niets|geen|nooit|niemand|nauwelijks|zelden|not|never|no|nobody|cannot|[\\p{L}]{2,6}n[’']t)";
const GAP = `(?: (?!${DENIALS}(?![\\p{L}\\p{N}]))[\\p{L}\\p{N}’'-]{1,30},?){0,4} `;

const LATIN = 'a-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f';
/** With the letters of Dutch and English alone: a pattern over all of Unicode takes ten times as long to compile. */
const inLatin = (source: string) =>
  source.replaceAll('[\\p{L}', `[${LATIN}`).replaceAll('\\p{L}', `[${LATIN}]`).replaceAll('\\p{N}', '\\d');
