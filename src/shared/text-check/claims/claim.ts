import type { Severity } from '../finding.ts';
import type { Ground } from './grounds.ts';

export type Claim = {
  ground: Ground;
  severity: Severity;
  /** Global, with flags `giu`. */
  pattern: RegExp;
  /** Words in the sentence that make it harmless. */
  unless?: RegExp;
};

export type ClaimList = {
  claims: readonly Claim[];
  /** A sentence that denies or doubts the claim. */
  denial: RegExp;
  /** A sentence that says how often it is true: a hedged claim is only a warning. */
  hedge: RegExp;
};

/**
 * Whole words or phrases, in any case. In the sources `~` stands for up to four words in between: bounded, so that a
 * search takes linear time.
 */
export const phrase = (...sources: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|').replaceAll('~', GAP)})(?![\\p{L}\\p{N}])`, 'giu');

const GAP = "(?: [\\p{L}\\p{N}’'-]{1,30},?){0,4} ";
