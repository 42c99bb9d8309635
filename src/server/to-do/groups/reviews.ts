import type { ToDoGroups } from '../../../shared/contract/to-do.ts';
import { listReviewWork, type ReviewWork } from '../../articles/reviews/work.ts';
import { MAX_LISTED } from '../bounds.ts';
import { rememberedInLargeMagazine } from '../remember.ts';

const group = ({ total, articles }: { total: number; articles: ReviewWork[] }) => ({
  total,
  entries: articles.slice(0, MAX_LISTED),
});

/** Published articles whose medical review is due, of an older text, or missing. */
export const reviews = rememberedInLargeMagazine(async (context): Promise<ToDoGroups['reviews']> => {
  const { due, changed, unreviewed } = await listReviewWork(context);
  return {
    // Not counted: a clinic may publish without a review.
    total: due.total + changed.total,
    due: group(due),
    changed: group(changed),
    unreviewed: group(unreviewed),
  };
});
