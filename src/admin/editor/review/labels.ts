import type { Review, ReviewState } from '../../../shared/contract/articles/reviews.ts';
import { badge } from '../../../ui/badge.ts';
import { formatDate } from '../../data/format-date.ts';

/** Translated where it is shown. */
export const REVIEW_LABELS = {
  none: 'Not reviewed',
  reviewed: 'Reviewed',
  due: 'Review due',
  changed: 'Changed since review',
  withdrawn: 'Review withdrawn',
} as const satisfies Record<ReviewState, string>;

const TONES = { none: 'quiet', reviewed: 'success', due: 'danger', changed: 'action', withdrawn: 'action' } as const;

export const reviewBadge = (state: ReviewState): string => badge(TONES[state]);

/** Anna de Vries, huisarts (BIG 19012345601) */
export const describeReviewer = ({ name, profession, bigNumber }: Omit<Review['reviewer'], 'isActive'>): string =>
  `${name}, ${profession} (BIG ${bigNumber})`;

export const reviewDate = ({ reviewedAt }: Review): string => formatDate(reviewedAt);
