import type { PublicReview } from '../shared/contract/articles/reviews.ts';
import { readTeam } from './read-file.ts';

/** The field `gecontroleerd` of a care page, in the words of the code. */
type Review = { by: string; on: string; due: string };

type Page = { review?: Review | undefined; voorbeelden?: readonly string[] | undefined };

/** The medical review of a page, with the reviewer's key. */
export type CareReview = PublicReview & { by: string };

/** The medical review of a care page, for readers and search engines; undefined without one, and for a sample. */
export function careReview({ review, voorbeelden = [] }: Page): CareReview | undefined {
  if (!review || voorbeelden.includes('gecontroleerd')) return undefined;
  const { by, on, due } = review;
  const reviewer = readTeam().get(by);
  // The page's schema has already refused an unknown reviewer. A sample has no BIG number.
  if (!reviewer?.bigNumber || reviewer.isSample) return undefined;
  const { name, profession, bigNumber } = reviewer;
  return { by, name, profession, bigNumber, reviewedOn: on, dueOn: due };
}
