import type { Review, ReviewState } from '../../../shared/contract/articles/reviews.ts';
import { badge } from '../../../ui/badge.ts';
import { formatDate } from '../../data/format-date.ts';

export const REVIEW_LABELS: Record<ReviewState, string> = {
  none: 'Not reviewed',
  reviewed: 'Reviewed',
  due: 'Review due',
  changed: 'Changed since review',
  withdrawn: 'Review withdrawn',
};

const TONES = { none: 'quiet', reviewed: 'success', due: 'danger', changed: 'action', withdrawn: 'action' } as const;

export const reviewBadge = (state: ReviewState): string => badge(TONES[state]);

/** Anna de Vries, huisarts (BIG 19012345601) */
export const describeReviewer = ({ name, profession, bigNumber }: Omit<Review['reviewer'], 'isActive'>): string =>
  `${name}, ${profession} (BIG ${bigNumber})`;

export const reviewDate = ({ reviewedAt }: Review): string => formatDate(reviewedAt);

/** What readers see once a review is withdrawn. */
export function withdrawConsequence(review: Review, history: readonly Review[]): string {
  if (review.isOfDraft) return 'It will not count when these draft changes are published.';
  const other = history.find(({ id, withdrawnAt, isOfDraft }) => id !== review.id && !withdrawnAt && !isOfDraft);
  return other
    ? `Readers see the check of ${reviewDate(other)} by ${other.reviewer.name} again. Withdraw that one too if it no longer holds.`
    : 'Readers no longer see that somebody checked this article.';
}
