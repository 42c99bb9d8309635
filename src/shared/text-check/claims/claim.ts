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
  /** Words that deny or doubt the claim. */
  denial: RegExp;
  /** Words that limit the claim, such as “often”: a hedged claim is only a warning. */
  hedge: RegExp;
};

/**
 * Whole words or phrases, in any case. In the sources `~` stands for up to four words in between: bounded, so that a
 * search takes linear time.
 */
export const phrase = (...sources: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|').replaceAll('~', GAP)})(?![\\p{L}\\p{N}])`, 'giu');

const GAP = "(?: [\\p{L}\\p{N}’'-]{1,30},?){0,4} ";
