import type { ToDoGroups } from '../../../shared/contract/to-do.ts';
import { dayInAmsterdam } from '../../../shared/dates/wall-time.ts';
import { listPendingReviews, type PendingReview } from '../../articles/reviews/pending-reviews.ts';
import type { Context } from '../../context.ts';
import { MAX_LISTED } from '../bounds.ts';
import { cachedInLargeMagazine } from '../cache-group.ts';

const group = ({ total, articles }: { total: number; articles: PendingReview[] }) => ({
  total,
  entries: articles.slice(0, MAX_LISTED),
});

/** As the build found them; none in a command, which has no build. */
async function overduePages({ siteIndex, clock }: Context) {
  const today = dayInAmsterdam(clock());
  const { reviews } = await siteIndex().catch(() => ({ reviews: [] }));
  const due = reviews.filter(({ dueOn }) => dueOn <= today);
  return { total: due.length, entries: due.slice(0, MAX_LISTED) };
}

/** Published articles whose medical review is due, of an older text, or missing, and pages about care whose review is due. */
export const reviews = cachedInLargeMagazine(async (context): Promise<ToDoGroups['reviews']> => {
  const { due, changed, unreviewed } = await listPendingReviews(context);
  const pages = await overduePages(context);
  return {
    // Not counted: a clinic may publish without a review.
    total: due.total + changed.total + pages.total,
    due: group(due),
    changed: group(changed),
    unreviewed: group(unreviewed),
    pages,
  };
});
