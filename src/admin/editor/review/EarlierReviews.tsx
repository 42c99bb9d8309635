import type { Review } from '../../../shared/contract/articles/reviews.ts';
import { describeReviewer, reviewDate } from './labels.ts';

export function EarlierReviews({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="flex min-h-10 cursor-pointer items-center">Other reviews: {reviews.length}</summary>
      <ul className="space-y-2">
        {reviews.map((review) => (
          <li key={review.id} className="wrap-anywhere">
            <time dateTime={review.reviewedAt}>{reviewDate(review)}</time>,{' '}
            <span lang="nl">{describeReviewer(review.reviewer)}</span>
            {review.isOfDraft && ', of draft changes'}
            {review.withdrawnAt && ', withdrawn'}
            {review.note && <span className="block text-xs text-ink-soft">Note: {review.note}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
