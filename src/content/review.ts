import type { PublicReview } from '../shared/contract/articles/reviews.ts';
import { readTeam } from './read-file.ts';

/** The field `gecontroleerd` of a care page, in the words of the code. */
type Review = { by: string; on: string; due: string };

/** The medical review of a page, with the reviewer's key. */
export type CareReview = PublicReview & { by: string };

/** The medical review of a care page, for readers and search engines; undefined without one. */
export function careReview({ review }: { review?: Review | undefined }): CareReview | undefined {
  if (!review) return undefined;
  const { by, on, due } = review;
  const reviewer = readTeam().get(by);
  // The page's schema has already refused an unknown reviewer.
  if (!reviewer?.bigNumber) return undefined;
  const { name, profession, bigNumber } = reviewer;
  return { by, name, profession, bigNumber, reviewedOn: on, dueOn: due };
}
