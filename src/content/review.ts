import type { PublicReview } from '../shared/contract/articles/reviews.ts';
import { readPractitioners } from './read-file.ts';

/** The field `gecontroleerd` of a care page, in the words of the code. */
type Review = { by: string; on: string; due: string };

/** The medical review of a care page, for its readers and for search engines; undefined for one without. */
export function careReview({ review }: { review?: Review | undefined }): PublicReview | undefined {
  if (!review) return undefined;
  const reviewer = readPractitioners().get(review.by);
  // The schema of the page has refused such a reviewer already.
  if (!reviewer?.bigNumber) return undefined;
  const { name, profession, bigNumber } = reviewer;
  return { name, profession, bigNumber, reviewedOn: review.on, dueOn: review.due };
}
