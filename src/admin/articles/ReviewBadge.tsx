import type { ListedArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import { REVIEW_LABELS, reviewBadge } from '../editor/review/labels.ts';

/** Hidden for an article that was never published and never reviewed. */
export function ReviewBadge({ review, isPublished }: Pick<ListedArticle, 'review' | 'isPublished'>) {
  if (review === 'none' && !isPublished) return null;
  return <span className={reviewBadge(review)}>{REVIEW_LABELS[review]}</span>;
}
