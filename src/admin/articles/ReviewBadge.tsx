import type { ListedArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import { REVIEW_LABELS, reviewBadge } from '../editor/review/labels.ts';

/** An article that no reader has seen needs no review yet. */
export function ReviewBadge({ review, isPublished }: Pick<ListedArticle, 'review' | 'isPublished'>) {
  if (review === 'none' && !isPublished) return null;
  return <span className={reviewBadge(review)}>{REVIEW_LABELS[review]}</span>;
}
