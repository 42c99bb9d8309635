import type { ToDoGroups } from '../../../shared/contract/to-do.ts';
import { listPendingReviews, type PendingReview } from '../../articles/reviews/pending-reviews.ts';
import { MAX_LISTED } from '../bounds.ts';
import { cachedInLargeMagazine } from '../cache-group.ts';

const group = ({ total, articles }: { total: number; articles: PendingReview[] }) => ({
  total,
  entries: articles.slice(0, MAX_LISTED),
});

/** Published articles whose medical review is due, of an older text, or missing. */
export const reviews = cachedInLargeMagazine(async (context): Promise<ToDoGroups['reviews']> => {
  const { due, changed, unreviewed } = await listPendingReviews(context);
  return {
    // Not counted: a clinic may publish without a review.
    total: due.total + changed.total,
    due: group(due),
    changed: group(changed),
    unreviewed: group(unreviewed),
  };
});
